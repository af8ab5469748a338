"""Word lists from which the example invents its people.

The languages of Spain have different habits: two surnames, joined with ``i`` in Catalan by some;
surnames that begin with a particle or are made of two words; ``ñ``, ``ç``, ``l·l``, ``ï``, ``x``,
``tx``, ``-``. The lists are short on purpose and hold nobody in particular.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CULTURES", "FOREIGN", "HANDLE_WORDS", "SHORT_FORMS", "Culture"]


@dataclass(frozen=True, slots=True)
class Culture:
    """Names of one language.

    Attributes:
        given: given names, of one word or two.
        surnames: surnames, some of several words.
        joined: how many people out of a hundred join their two surnames.
        joint: the word by which they are joined.
        single: how many people out of a hundred go by their first surname only.
    """

    given: tuple[str, ...]
    surnames: tuple[str, ...]
    joined: int
    joint: str
    single: int


CULTURES: dict[str, Culture] = {
    "castilian": Culture(
        given=(
            "Adrián", "Alicia", "Álvaro", "Ana Belén", "Andrés", "Ángela", "Aurora", "Beatriz",
            "Begoña", "César", "Concepción", "Cristóbal", "Daniela", "Darío", "Elena", "Emilio",
            "Esperanza", "Fermín", "Francisco", "Gonzalo", "Guadalupe", "Héctor", "Inés", "Irene",
            "Jesús", "José Luis", "Juan Ramón", "Julián", "Lorenzo", "Lucía", "Manuela",
            "María del Mar", "Martín", "Matías", "Mónica", "Nicolás", "Noelia", "Óscar", "Paloma",
            "Pilar", "Raúl", "Rocío", "Rubén", "Sofía", "Tomás", "Verónica", "Víctor", "Yolanda",
        ),
        surnames=(
            "Alcántara", "Arévalo", "Báñez", "Bermúdez", "Calderón", "Cañizares", "Carrión",
            "Castaño", "Céspedes", "Cienfuegos", "de la Fuente", "de la Peña", "del Río",
            "del Valle", "Domínguez", "Escribano", "Espínola", "Galindo", "Gálvez", "Garrido",
            "Guzmán", "Hinojosa", "Ibáñez", "Jaramillo", "Ledesma", "Linares", "López de Vega",
            "Luján", "Madrigal", "Marchena", "Marín-Robles", "Medina", "Montalbán", "Muñoz",
            "Narváez", "Núñez", "Ordóñez", "Pacheco", "Patiño", "Quiñones", "Redondo", "Requena",
            "Ruiz de la Torre", "Salcedo", "Santamaría", "Sepúlveda", "Tordesillas", "Ulloa",
            "Valdés", "Velázquez", "Yáñez", "Zamorano",
        ),
        joined=0,
        joint="",
        single=25,
    ),
    "catalan": Culture(
        given=(
            "Agnès", "Aina", "Apol·lònia", "Arnau", "Bàrbara", "Bernat", "Camil·la", "Cèlia",
            "Dídac", "Eulàlia", "Ferran", "Francesc", "Gal·la", "Gemma", "Guillem", "Isaïes",
            "Jaume", "Joan Antoni", "Laia", "Lluïsa", "Marcel·lí", "Mercè", "Montserrat", "Neus",
            "Núria", "Oriol", "Roger", "Roser", "Vicenç", "Xènia",
        ),
        surnames=(
            "Alcover", "Amengual", "Bonastre", "Boïgues", "Busquets", "Calçada", "Carbonell",
            "Cerdà", "Colomer", "de Montblanc", "Escrivà", "Esquerrà", "Ferragut", "Fàbregues",
            "Gascó", "Grau", "Llompart", "Maçanet", "Mulet", "Oliveres", "Palou", "Puigdefàbregas",
            "Raïmon", "Riba", "Roca-Sastre", "Sanç", "Serradell", "Solé", "Torrabadella", "Vallès",
        ),
        joined=40,
        joint="i",
        single=30,
    ),
    "basque": Culture(
        given=(
            "Ainhoa", "Aitor", "Amaia", "Ander", "Arantxa", "Beñat", "Edurne", "Eneko", "Garazi",
            "Iñaki", "Itziar", "Josune", "Koldo", "Maddi", "Nekane", "Oihana", "Peio", "Unai",
        ),
        surnames=(
            "Agirretxe", "Altuna", "Arrizabalaga", "Azkarate", "Beñaran", "Egurrola",
            "Etxeandia-Goñi", "Gaztañaga", "Ibarretxe", "Iturralde", "Larrañaga", "Mendiluze",
            "Olabarria", "Ortiz de Urbina", "Sagastizabal", "Txurruka", "Urkiola", "Zubimendi",
        ),
        joined=0,
        joint="",
        single=45,
    ),
    "galician": Culture(
        given=(
            "Anxo", "Antía", "Brais", "Catuxa", "Iria", "Lois", "Martiño", "Noa", "Sabela", "Uxía",
            "Xacobe", "Xoán",
        ),
        surnames=(
            "Amoedo", "Baltar", "Cabaleiro", "da Costa", "do Souto", "Fariña", "Lourido",
            "Mariño", "Outeiriño", "Penalta", "Queiruga", "Taboada", "Seoane", "Viñas",
        ),
        joined=0,
        joint="",
        single=20,
    ),
}  # fmt: skip
"""Given names and surnames, by language."""

FOREIGN: tuple[str, ...] = (
    "Aoi Kurosawa",
    "Björn Sandström",
    "Chloé Lefèvre",
    "Dafydd ap Rhys",
    "Łucja Wiśniewska",
    "Matteo D'Angeli",
    "Niamh O'Rourke",
    "Sanne van der Velde",
    "Tiago Gonçalves Simões",
)
"""Whole names of people who came from abroad."""

SHORT_FORMS: dict[str, str] = {
    "Andrés": "Andy",
    "Arantxa": "Aran",
    "Beatriz": "Bea",
    "Concepción": "Concha",
    "Esperanza": "Espe",
    "Eulàlia": "Laieta",
    "Ferran": "Nan",
    "Francesc": "Cesc",
    "Francisco": "Paco",
    "Guadalupe": "Lupe",
    "Guillem": "Guim",
    "Jaume": "Jaumet",
    "José Luis": "Pepelu",
    "Juan Ramón": "Juanra",
    "María del Mar": "Mamen",
    "Montserrat": "Montse",
    "Nicolás": "Nico",
    "Verónica": "Vero",
    "Xoán": "Xocas",
}
"""What friends call those who are given these names."""

HANDLE_WORDS: tuple[str, ...] = (
    "Abubilla", "Bambu", "Cierzo", "DoraDora", "Farolillo", "Garza", "Gorrion", "Haiku", "Jilguero",
    "Kokushi", "Llevant", "Marinada", "Nordés", "Orbayu", "Petirrojo", "Pinzon", "Quinqui",
    "Riichera", "Siroco", "Tanyao", "Tramuntana", "Urraca", "Vencejo", "Xaloc", "Yakitori",
    "Ñandú", "Zorzal",
)  # fmt: skip
"""Words from which people make user names."""
