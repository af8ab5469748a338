"""Profiles and their disputed rulings in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.profiles import PROFILES, KnittedWait, KongConcealment, Points, compare
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.mcr.profiles import Profile

__all__ = [
    "PROFILE_NAMES",
    "RULINGS",
    "SOURCES",
    "Ruling",
    "profile_name",
    "ruling_name",
    "ruling_value",
    "source_text",
    "written_ruling",
]

PROFILE_NAMES: Mapping[str, Text] = {
    "ema": Text("EMA, Libro Verde de 2006", "EMA, Green Book of 2006"),
    "cn": Text("China, 1998 y suplemento de 2025", "China, 1998 and supplement of 2025"),
}
"""What profiles are called."""

_YES_NO: Mapping[object, Text] = {True: Text("sí", "yes"), False: Text("no", "no")}


class Ruling(NamedTuple):
    """A disputed ruling.

    Attributes:
        name: what it is about.
        question: what is disputed.
        values: each way to decide it; of a number of points, how to say one and to say none.
    """

    name: Text
    question: Text
    values: Mapping[object, Text] = _YES_NO


_POINTS = "points"
_NO_POINTS = "no-points"

RULINGS: Mapping[str, Ruling] = {
    "points": Ruling(
        Text("puntos de la tabla", "points of the table"),
        Text(
            "cuánto valen dos kong ocultos, y uno oculto con otro expuesto",
            "how much two concealed kongs are worth, and a concealed one with a melded one",
        ),
        {Points.EMA: Text("8 y 6", "8 and 6"), Points.CN: Text("6 y 5", "6 and 5")},
    ),
    "concealed_on_concealed_shapes": Ruling(
        Text("mano oculta en figuras siempre ocultas", "concealed hand on concealed shapes"),
        Text(
            "si del muro suman Mano Completamente Oculta las manos que no pueden ser sino ocultas: "
            "parejas, huérfanos, fichas cosidas con honores, Nueve Puertas, cuatro pung ocultos",
            "whether hands that cannot be but concealed add Fully Concealed Hand when self-drawn: "
            "pairs, orphans, honours and knitted tiles, Nine Gates, four concealed pungs",
        ),
    ),
    "kong_concealment": Ruling(
        Text("kong ocultos junto a Tres y Cuatro Kong", "concealed kongs beside Three, Four Kongs"),
        Text(
            "qué suman los kong ocultos junto a Tres Kong y Cuatro Kong",
            "what concealed kongs add beside Three Kongs and Four Kongs",
        ),
        {
            KongConcealment.ADD: Text(
                "junto a Tres Kong, las jugadas de kong ocultos",
                "beside Three Kongs, the fans of concealed kongs",
            ),
            KongConcealment.ONE: Text(
                "una sola jugada de kong y una de pung ocultos",
                "one fan of kongs and one of concealed pungs",
            ),
            KongConcealment.ADD_MORE: Text(
                "junto a Tres y a Cuatro Kong, las jugadas de kong ocultos",
                "beside Three and Four Kongs, the fans of concealed kongs",
            ),
        },
    ),
    "all_green_half_flush": Ruling(
        Text("Todo Verde con dragones", "All Green with dragons"),
        Text(
            "si Todo Verde con dragones verdes suma Mano Semipura",
            "whether All Green with green dragons adds Half Flush",
        ),
    ),
    "nine_gates_terminal_pung": Ruling(
        Text("pung de terminal en Nueve Puertas", "pung of terminals in Nine Gates"),
        Text(
            "si Nueve Puertas quita un solo Pung de Terminal, y no todos",
            "whether Nine Gates takes one Pung of Terminals only, and not all",
        ),
    ),
    "all_terminals_double_pung": Ruling(
        Text("Doble Pung en Todo Terminales", "Double Pung in All Terminals"),
        Text("si Todo Terminales suma Doble Pung", "whether All Terminals adds Double Pung"),
    ),
    "shifted_chows_terminal_chows": Ruling(
        Text("chows terminales en cuatro escalonados", "terminal chows in four shifted ones"),
        Text(
            "si Cuatro Chows Escalonados Puros suma Chows Terminales",
            "whether Four Pure Shifted Chows adds Two Terminal Chows",
        ),
    ),
    "knitted_wait": Ruling(
        Text("espera junto a la Escalera Cosida", "wait beside a Knitted Straight"),
        Text(
            "si cuentan las esperas de borde y cerrada junto a la Escalera Cosida",
            "whether edge and closed waits count beside a Knitted Straight",
        ),
        {
            KnittedWait.NEVER: Text("nunca", "never"),
            KnittedWait.OUTSIDE: Text(
                "si la ficha ganadora puede leerse fuera de lo cosido",
                "where the winning tile may also belong to the rest of the hand",
            ),
        },
    ),
    "exhausted_wait": Ruling(
        Text("espera de una ficha agotada", "wait on an exhausted tile"),
        Text(
            "si es espera la de una ficha cuyas cuatro están en la propia mano",
            "whether a tile of which all four are in one's own hand is still a wait",
        ),
    ),
    "honour_tile_hog": Ruling(
        Text("Ficha Acaparada de honores", "Tile Hog of honours"),
        Text(
            "si cuatro honores iguales sin kong son Ficha Acaparada",
            "whether four equal honours without a kong are a Tile Hog",
        ),
    ),
    "seven_pairs_all_types": Ruling(
        Text("Todas las Familias en parejas", "All Types in pairs"),
        Text("si Siete Parejas suma Todas las Familias", "whether Seven Pairs adds All Types"),
    ),
    "cap": Ruling(
        Text("límite de puntos", "limit of points"),
        Text(
            "cuánto puede valer una mano sin contar las flores",
            "how much a hand can be worth without its flowers",
        ),
        {_NO_POINTS: Text("sin límite", "no limit"), _POINTS: Text("{points}", "{points}")},
    ),
    "seven_pairs_equal_pairs": Ruling(
        Text("parejas iguales", "equal pairs"),
        Text(
            "si Siete Parejas admite dos parejas iguales", "whether Seven Pairs may have equal ones"
        ),
    ),
    "lesser_honours_knitted_straight": Ruling(
        Text("Escalera Cosida con pocos honores", "Knitted Straight with lesser honours"),
        Text(
            "si Fichas Cosidas con Pocos Honores suma Escalera Cosida cuando tiene las nueve",
            "whether Lesser Honours and Knitted Tiles with all nine adds Knitted Straight",
        ),
    ),
    "voided_suit_exactly_one": Ruling(
        Text("palos de Familia Ausente", "suits of One Voided Suit"),
        Text(
            "si Familia Ausente pide exactamente dos palos, y no solo que falte alguno",
            "whether One Voided Suit needs exactly two suits, and not just one missing",
        ),
    ),
    "last_claim_is_replacement": Ruling(
        Text("errata de la jugada 46", "misprint of fan 46"),
        Text(
            "si la última ficha de descarte es también Tras el Kong, como dice la errata del libro",
            "whether the last discard is Out with Replacement Tile too, as the misprint has it",
        ),
    ),
    "terminal_chows_exclude_pure_double": Ruling(
        Text("errata de la jugada 29", "misprint of fan 29"),
        Text(
            "si Chows Terminales en Tres Familias excluye el Doble Chow Puro en lugar del Mixto, "
            "como dice la errata del libro",
            "whether Three-Suited Terminal Chows excludes Pure Double Chow instead of Mixed, as "
            "the misprint has it",
        ),
    ),
    "heavenly_hands": Ruling(
        Text("mano completa de reparto", "hand complete as dealt"),
        Text(
            "cuánto suma una mano por estar completa al repartir",
            "what a hand adds for being complete as dealt",
        ),
        {_NO_POINTS: Text("nada", "nothing"), _POINTS: Text("{points}", "{points}")},
    ),
    "nine_gates_when_dealt": Ruling(
        Text("Nueve Puertas de reparto", "Nine Gates as dealt"),
        Text(
            "si una mano completa al repartir puede ser Nueve Puertas",
            "whether a hand complete as dealt can be Nine Gates",
        ),
    ),
    "waits_when_dealt": Ruling(
        Text("espera de reparto", "wait as dealt"),
        Text(
            "si una mano completa al repartir suma una jugada de espera",
            "whether a hand complete as dealt has a fan for its wait",
        ),
    ),
}
"""Each ruling of :class:`~ligamahjong.mcr.profiles.Profile` by its name."""

SOURCES: Mapping[str, Text] = {
    "§3.8.1": Text("§3.8.1", "§3.8.1"),
    "§3.8.1, example": Text("§3.8.1, ejemplo", "§3.8.1, example"),
    "§3.8.1, examples": Text("§3.8.1, ejemplos", "§3.8.1, examples"),
    "the federation's wiki": Text("la wiki de la federación", "the federation's wiki"),
    "silent": Text("el libro calla", "the book is silent"),
    "none": Text("no figura en el reglamento", "not in the rules"),
    "never": Text("ningún texto chino", "no Chinese text"),
    "1998: never": Text("1998: nunca", "1998: never"),
    "1998; MIL 2025": Text("1998; MIL 2025", "1998; MIL 2025"),
    "MIL 2025": Text("MIL 2025", "MIL 2025"),
    "MIL 2025 (10)": Text("MIL 2025 (10)", "MIL 2025 (10)"),
    "MIL 2025: Self-Drawn only": Text(
        "MIL 2025: solo Cerrar del Muro", "MIL 2025: Self-Drawn only"
    ),
    "MIL 2025: one fewer": Text("MIL 2025: uno menos", "MIL 2025: one fewer"),
    "MIL 2025; not JMSA": Text("MIL 2025; no la JMSA", "MIL 2025; not JMSA"),
    "WMCC 2006": Text("WMCC 2006", "WMCC 2006"),
    "none; JMSA 88": Text(
        "no figura en el reglamento; la JMSA pone 88", "not in the rules; JMSA has 88"
    ),
    "none; an option of Tziakcha": Text(
        "no figura en el reglamento; es una opción de Tziakcha",
        "not in the rules; an option of Tziakcha",
    ),
    "not; an option of one program": Text(
        "no figura en el reglamento; es una opción de un programa",
        "not in the rules; an option of one program",
    ),
    "as all programs; the book says suit tile": Text(
        "como todos los programas; el libro dice ficha de palo",
        "as all programs; the book says suit tile",
    ),
    "a misprint of fan 46 that repeats fan 45": Text(
        "una errata de la jugada 46, que repite la 45", "a misprint of fan 46 that repeats fan 45"
    ),
    "a misprint of fan 29 for Mixed Double Chow": Text(
        "una errata de la jugada 29 por Doble Chow Mixto",
        "a misprint of fan 29 for Mixed Double Chow",
    ),
}
"""What profiles give as the source of a ruling."""


_WITH = Text("{name} (con {rulings})", "{name} (with {rulings})")
_RULING = Text("{ruling}: {value}", "{ruling}: {value}")


def profile_name(profile: Profile, language: Language) -> str:
    """What a profile is called, and which of its rulings were decided otherwise.

    >>> from ligamahjong.mcr.profiles import EMA
    >>> from ligamahjong.mcr.rulings import decided
    >>> profile_name(EMA, Language.ES)
    'EMA, Libro Verde de 2006'
    >>> profile_name(decided(EMA, {"cap": 88}), Language.ES)
    'EMA, Libro Verde de 2006 (con límite de puntos: 88)'
    """
    name = PROFILE_NAMES[profile.id].say(language)
    changed = [
        _RULING.say(
            language,
            ruling=ruling_name(one.switch, language),
            value=ruling_value(one.switch, one.second, language),
        )
        for one in compare(PROFILES[profile.id], profile)
    ]
    return _WITH.say(language, name=name, rulings=all_of(changed, language)) if changed else name


def ruling_name(switch: str, language: Language) -> str:
    """What a ruling is about, in a few words."""
    return RULINGS[switch].name.say(language)


def ruling_value(switch: str, value: object, language: Language) -> str:
    """How a ruling is decided.

    >>> ruling_value("honour_tile_hog", True, Language.ES)
    'sí'
    >>> ruling_value("cap", None, Language.EN), ruling_value("cap", 88, Language.EN)
    ('no limit', '88')
    """
    said = RULINGS[switch].values
    if _POINTS in said:
        return said[_POINTS if value else _NO_POINTS].say(language, points=value)
    return said[value].say(language)


def written_ruling(value: object) -> str:
    """How a ruling is decided, as it is given to a command.

    >>> written_ruling(True), written_ruling(None), written_ruling(88)
    ('yes', 'none', '88')
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def source_text(source: str, language: Language) -> str:
    """Where a ruling stands."""
    return SOURCES[source].say(language)
