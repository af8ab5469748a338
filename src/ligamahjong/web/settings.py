"""Settings of the site. What differs between machines comes from environment variables."""

from __future__ import annotations

from pathlib import Path

from ligamahjong.web import environment

PACKAGE = Path(__file__).resolve().parent
DATA = Path(environment.text("LIGA_DATA", str(Path.cwd() / "data")))

DEBUG = environment.boolean("LIGA_DEBUG", default=False)
DEVELOPMENT = environment.boolean("LIGA_DEVELOPMENT", default=DEBUG)
SECRET_KEY = environment.secret("LIGA_SECRET_KEY", development=DEVELOPMENT)
ALLOWED_HOSTS = environment.words("LIGA_HOSTS", "localhost,127.0.0.1,[::1]")

DATABASES = {"default": environment.database("DATABASE_URL", DATA / "liga.sqlite3")}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "ligamahjong.web.accounts",
    "ligamahjong.web.people",
    "ligamahjong.web.ledger",
    "ligamahjong.web.ranking",
    "ligamahjong.web.help",
    "ligamahjong.web.audit",
    "ligamahjong.web.mail",
    "ligamahjong.web.intake",
    "ligamahjong.web.photographs",
    "ligamahjong.web.review",
    "ligamahjong.web.corrections",
    "ligamahjong.web.imports",
    "ligamahjong.web.privacy",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "ligamahjong.web.middleware.SecurityHeaders",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "ligamahjong.web.middleware.LanguageOfPath",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "ligamahjong.web.middleware.DatabaseOfRelease",
    "allauth.account.middleware.AccountMiddleware",
    "ligamahjong.web.accounts.access.Access",
]

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]

ROOT_URLCONF = "ligamahjong.web.urls"
WSGI_APPLICATION = "ligamahjong.web.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [PACKAGE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django.template.context_processors.request",
                "ligamahjong.web.context.site",
            ],
            "builtins": ["ligamahjong.web.templatetags.words"],
        },
    }
]

LANGUAGE_CODE = "es"
LANGUAGES = [("es", "Español"), ("en", "English")]
TIME_ZONE = "Europe/Madrid"
USE_TZ = True
USE_I18N = True

STATIC_URL = "/static/"
STATIC_ROOT = DATA / "static"
STATICFILES_DIRS = [PACKAGE / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
        if not DEBUG
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}

CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}

ADDRESS = environment.text("LIGA_ADDRESS", "http://127.0.0.1:8000").rstrip("/")
EMAIL_BACKEND = "ligamahjong.web.mail.backend.OutboxBackend"

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = environment.boolean("LIGA_HTTPS", default=False)
SECURE_HSTS_SECONDS = 63_072_000 if SECURE_SSL_REDIRECT else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_SSL_REDIRECT

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    # Whoever tries other names of the host gets a 400; it is nothing to fill a log with.
    "loggers": {"django.security.DisallowedHost": {"level": "CRITICAL"}},
}
