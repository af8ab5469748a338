"""Settings of the site. What differs between machines comes from environment variables."""

from __future__ import annotations

from pathlib import Path

from ligamahjong.web import environment, served

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
    "ligamahjong.web.guards",
    "ligamahjong.web.photographs",
    "ligamahjong.web.review",
    "ligamahjong.web.corrections",
    "ligamahjong.web.imports",
    "ligamahjong.web.privacy",
    "ligamahjong.web.tiles",
    "ligamahjong.web.aids",
    "ligamahjong.web.rules",
    "ligamahjong.web.calculators",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "django.contrib.admin.apps.SimpleAdminConfig",
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
    "ligamahjong.web.middleware.LongAddress",
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
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 12},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["email"]},
    },
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "account"
LOGOUT_REDIRECT_URL = "account_login"

ACCOUNT_ADAPTER = "ligamahjong.web.accounts.adapter.AccountAdapter"
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_FORMS = {
    "add_email": "ligamahjong.web.accounts.signing.ChangeEmail",
    "change_password": "ligamahjong.web.accounts.signing.ChangePassword",
    "login": "ligamahjong.web.accounts.signing.SignIn",
    "reauthenticate": "ligamahjong.web.accounts.signing.ConfirmWithPassword",
    "reset_password": "ligamahjong.web.accounts.signing.ResetPassword",
    "reset_password_from_key": "ligamahjong.web.accounts.signing.SetPassword",
    "signup": "ligamahjong.web.accounts.signing.SignUp",
}
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_REAUTHENTICATION_METHODS = ["password", "mfa"]
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
MFA_ADAPTER = "ligamahjong.web.accounts.adapter.FactorAdapter"
MFA_FORMS = {
    "activate_totp": "ligamahjong.web.accounts.signing.SetUpFactor",
    "authenticate": "ligamahjong.web.accounts.signing.EnterCode",
    "reauthenticate": "ligamahjong.web.accounts.signing.ConfirmWithCode",
}
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_TOLERANCE = 1

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
            "builtins": [
                "ligamahjong.web.templatetags.words",
                "ligamahjong.web.tiles.templatetags.tiles",
            ],
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

_IN_MEMORY = "django.core.cache.backends.locmem.LocMemCache"
CACHES = {
    # How often somebody has tried to sign in: readers who fill the other one do not empty this.
    "default": {
        "BACKEND": _IN_MEMORY,
        "LOCATION": "attempts",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    },
    # The reference has some 310 addresses in two languages, and the ranking its own.
    "pages": {"BACKEND": _IN_MEMORY, "LOCATION": "pages", "OPTIONS": {"MAX_ENTRIES": 2_000}},
}

SERVED = served.last_served(DATA)
ADDRESS = environment.text("LIGA_ADDRESS", SERVED).rstrip("/")
EMAIL_BACKEND = "ligamahjong.web.mail.backend.OutboxBackend"
MAIL = environment.mail_server("LIGA_MAIL", development=DEVELOPMENT)
MAIL_FROM = environment.address("LIGA_MAIL_FROM", "ranking@femj.es")
DEFAULT_FROM_EMAIL = MAIL_FROM

CONTROLLER = environment.text("LIGA_CONTROLLER", "Federación Española de Mahjong (FEMJ)")
CONTACT = environment.address("LIGA_CONTACT", "ranking@femj.es")
RETENTION = {
    "photographs": environment.period("LIGA_KEEP_PHOTOGRAPHS", "12m"),
    "drafts": environment.period("LIGA_KEEP_DRAFTS", "30d"),
    "unconfirmed": environment.period("LIGA_KEEP_UNCONFIRMED", "7d"),
    "registrations": environment.period("LIGA_KEEP_REGISTRATIONS", "12m"),
    "letters": environment.period("LIGA_KEEP_LETTERS", "90d"),
    "buckets": environment.period("LIGA_KEEP_BUCKETS", "2d"),
}

FILE_UPLOAD_HANDLERS = ["ligamahjong.web.photographs.uploads.UnnamedUploadHandler"]

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = environment.boolean("LIGA_HTTPS", default=False)
SECURE_HSTS_SECONDS = 63_072_000 if SECURE_SSL_REDIRECT else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_SSL_REDIRECT

SESSION_ENGINE = "ligamahjong.web.accounts.sessions"
SESSION_COOKIE_AGE = 30 * 24 * 3600
STAFF_SESSION_AGE = 12 * 3600
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
# Names that browsers keep only for HTTPS and this very host.
SESSION_COOKIE_NAME = "__Host-session" if SECURE_SSL_REDIRECT else "session"
MESSAGE_STORAGE = "ligamahjong.web.notices.NoticeStorage"
NOTICE_COOKIE_NAME = "__Host-notice" if SECURE_SSL_REDIRECT else "notice"
CSRF_COOKIE_NAME = "__Host-csrf" if SECURE_SSL_REDIRECT else "csrf"

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    # Whoever tries other names of the host gets a 400; it is nothing to fill a log with.
    "loggers": {"django.security.DisallowedHost": {"level": "CRITICAL"}},
}
