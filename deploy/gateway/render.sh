#!/bin/bash
# Writes the configuration of nginx: render.sh SETTINGS RELEASE TO RUN CACHE LOG SITE
# SETTINGS is the settings file, RELEASE the folder with nginx/ and njs/, TO where the configuration goes, and the others are
# the folders for sockets, cache, logs and the site. Stops at the first setting that cannot be used and says what it
# accepts; what is in TO stays as it is until all of them were read.
set -euo pipefail
umask 077
[ $# -eq 7 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
settings=$1 release=$2 to=$3 run=$4 cache=$5 log=$6 site=$7

fail() { echo "$settings: $1" >&2; exit 1; }

declare -A value=(
  [LISTEN]=127.0.0.1:8080 [SERVER_NAMES]='localhost 127.0.0.1' [TLS_CERTIFICATE]= [TLS_KEY]= [READ_ONLY_LISTEN]=
  [TRACKING_API_URL]= [TRACKING_API_KEY_FILE]= [TRACKING_API_CA]=/etc/ssl/certs/ca-certificates.crt
  [SIGN_IN]=none [PASSWORD_FILE]= [OAUTH2_PROXY]=127.0.0.1:4180 [WALLS_FILE]= [STREET_TILES_URL]= [STREET_TILES_ATTRIBUTION]= [STREET_TILES_MAX_ZOOM]=18
  [FRAME_ANCESTORS]= [HEALTH_LISTEN]=127.0.0.1:8099
  [WEBHOOK_SECRET_FILE]= [WEBHOOK_LISTEN]=127.0.0.1:8090 [WEBHOOK_SIGNATURE_HEADER]=X-SVC-Webhook-Signature
  [PEERS]= [REDIS]= [REDIS_PASSWORD_FILE]= [ACCOUNT_SALT_FILE]=
)
[ -r "$settings" ] || fail 'cannot be read.'
while IFS= read -r line || [ -n "$line" ]; do
  case $line in '' | '#'*) continue ;; esac
  name=${line%%=*}
  [ "$name" != "$line" ] || fail "“$line” is no NAME=value."
  [ -n "${value[$name]+known}" ] || fail "$name is no setting. docs/gateway.md lists them."
  given=${line#*=}
  [ -z "$given" ] || value[$name]=$given
done <"$settings"

# accepts NAME PATTERN WORDS: a setting that is empty is not asked.
accepts() {
  [[ -z ${value[$1]} || ${value[$1]} =~ $2 ]] || fail "$1 accepts $3."
}
needs() { [ -n "${value[$1]}" ] || fail "$1 is missing."; }
readable() { [ -z "${value[$1]}" ] || [ -r "${value[$1]}" ] || fail "$1: ${value[$1]} cannot be read."; }

# What another kind of sign-in needs is not looked at.
[ "${value[SIGN_IN]}" = basic ] || value[PASSWORD_FILE]=
address='^([0-9.]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}$'
path='^/[A-Za-z0-9._/-]+$'
for name in LISTEN READ_ONLY_LISTEN HEALTH_LISTEN OAUTH2_PROXY WEBHOOK_LISTEN; do accepts $name "$address" 'an address and a port, such as 127.0.0.1:8080'; done
for name in TLS_CERTIFICATE TLS_KEY TRACKING_API_KEY_FILE TRACKING_API_CA PASSWORD_FILE WALLS_FILE WEBHOOK_SECRET_FILE REDIS_PASSWORD_FILE ACCOUNT_SALT_FILE; do
  accepts $name "$path" 'the whole path of a file, of letters, digits, dots and dashes'
  readable $name
done
accepts SERVER_NAMES '^[a-z0-9.-]+( [a-z0-9.-]+)*$' 'names in lower case with spaces between'
accepts TRACKING_API_URL '^https://[a-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9_/-]*)?$' 'an https address such as https://api.example.com/v2'
accepts SIGN_IN '^(none|basic|oauth2)$' 'none, basic or oauth2'
accepts STREET_TILES_URL '^https://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[][A-Za-z0-9_./{}?=&%-]+$' 'an https address with {z}, {x} and {y}'
for part in '{z}' '{x}' '{y}'; do
  [[ -z ${value[STREET_TILES_URL]} || ${value[STREET_TILES_URL]} == *"$part"* ]] || fail 'STREET_TILES_URL accepts an https address with {z}, {x} and {y}.'
done
accepts STREET_TILES_ATTRIBUTION '^ *[^" \\][^"\\]{0,199}$' 'words without quotation marks and backslashes'
accepts STREET_TILES_MAX_ZOOM '^([1-9]|1[0-9]|2[0-2])$' 'a whole number from 1 to 22'
accepts FRAME_ANCESTORS '^https?://[A-Za-z0-9.:*-]+( https?://[A-Za-z0-9.:*-]+)*$' 'origins with spaces between'
accepts WEBHOOK_SIGNATURE_HEADER '^[A-Za-z][A-Za-z0-9-]{2,60}$' 'the name of a header, such as X-SVC-Webhook-Signature'
accepts PEERS "^(${address:1:-1}( |\$)){1,7}\$" 'addresses and ports of at most 7 other gateways, such as 10.0.0.2:8090, with spaces between'
accepts REDIS '^[a-z0-9.-]+:[0-9]{1,5}$' 'a name or an address and a port, such as 10.0.0.5:6379'
needs TRACKING_API_URL
needs TRACKING_API_KEY_FILE
case "${value[TLS_CERTIFICATE]:+c}${value[TLS_KEY]:+k}" in '' | ck) ;; *) fail 'TLS_CERTIFICATE and TLS_KEY: set both or neither.' ;; esac
case "${value[STREET_TILES_URL]:+u}${value[STREET_TILES_ATTRIBUTION]:+a}" in
  '' | ua) ;;
  *) fail 'STREET_TILES_URL and STREET_TILES_ATTRIBUTION: set both or neither.' ;;
esac
for name in HEALTH_LISTEN OAUTH2_PROXY; do
  case ${value[$name]} in 127.* | '[::1]:'*) ;; *) fail "$name has to be an address of this machine alone, such as 127.0.0.1:8099." ;; esac
done
if [ "${value[SIGN_IN]}" = none ]; then
  for name in LISTEN READ_ONLY_LISTEN; do
    case ${value[$name]} in
      '' | 127.* | '[::1]:'*) ;;
      *) fail "$name: without a sign-in only this machine may be answered, such as 127.0.0.1:8080. Set SIGN_IN=basic or oauth2." ;;
    esac
  done
fi
[ "${value[SIGN_IN]}" != basic ] || needs PASSWORD_FILE
key=$(tr -d '\r\n' <"${value[TRACKING_API_KEY_FILE]}")
[[ $key =~ ^[!-~]{4,}$ && $key != *['"\']* ]] ||
  fail 'TRACKING_API_KEY_FILE has to hold a key of at least 4 visible ASCII characters without spaces, quotation marks and backslashes.'
secrets=()
if [ -n "${value[WEBHOOK_SECRET_FILE]}" ]; then
  mapfile -t secrets < <(tr -d '\r' <"${value[WEBHOOK_SECRET_FILE]}" | grep -v '^$' || true)
  for secret in "${secrets[@]:-}"; do
    [[ ${#secrets[@]} -le 2 && $secret =~ ^[!-~]{16,200}$ && $secret != *['"\']* ]] ||
      fail 'WEBHOOK_SECRET_FILE has to hold the secret of the webhook, 16 to 200 visible ASCII characters without spaces, quotation marks and backslashes, and at most one more line with the secret before.'
  done
fi
if [ -n "${value[WALLS_FILE]}" ] && grep -vqE '^([A-Za-z0-9_-]{32,64} [A-Za-z0-9._-]{1,40};|#.*|)$' "${value[WALLS_FILE]}"; then
  fail 'WALLS_FILE accepts lines such as “TOKEN name;”, the token of 32 to 64 letters, digits, dashes and underscores.'
fi

password=''
if [ -n "${value[REDIS]}" ]; then
  needs WEBHOOK_SECRET_FILE
  needs REDIS_PASSWORD_FILE
  password=$(tr -d '\r\n' <"${value[REDIS_PASSWORD_FILE]}")
  [[ $password =~ ^[!-~]{1,200}$ && $password != *['"\']* ]] ||
    fail 'REDIS_PASSWORD_FILE has to hold a password of 1 to 200 visible ASCII characters without spaces, quotation marks and backslashes.'
fi
gateways=1
if [ -n "${value[PEERS]}" ]; then
  gateways=$(($(wc -w <<<"${value[PEERS]}") + 1))
  # Else a page hears only what the service sends to its own gateway, and its browser keeps data of several accounts.
  [ -z "${value[WEBHOOK_SECRET_FILE]}" ] || needs REDIS
  needs ACCOUNT_SALT_FILE
fi
[ -z "${value[ACCOUNT_SALT_FILE]}" ] || [ -s "${value[ACCOUNT_SALT_FILE]}" ] || fail 'ACCOUNT_SALT_FILE is empty.'
# What one gateway may send in a minute, and at once (guard.conf).
rate=$((60 / gateways)) write=$((95 / gateways - 1 - 60 / gateways))
# nginx takes no zero.
share() { echo $(($1 / gateways > 0 ? $1 / gateways : 1)); }

origin=$(sed -E 's#^(https://[^/]+).*#\1#' <<<"${value[TRACKING_API_URL]}")
base=$(sed -E 's#^https://[^/]+##; s#/+$##' <<<"${value[TRACKING_API_URL]}")
host=${origin#https://}
[[ $host == *:* ]] && service=$host || service=$host:443
pictures=$(sed -E 's#^(https://[^/]+).*#\1#' <<<"${value[STREET_TILES_URL]}")
tls='' certificate=''
if [ -n "${value[TLS_CERTIFICATE]}" ]; then
  tls=' ssl http2'
  certificate="ssl_certificate ${value[TLS_CERTIFICATE]}; ssl_certificate_key ${value[TLS_KEY]}; ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:2m;"
fi
api_sign_in='' headers=8k
case ${value[SIGN_IN]} in
  none) sign_in='set $person "";' ;;
  basic) sign_in='set $person $remote_user; include basic.conf;' api_sign_in='error_page 401 = @apiSignedOut;' ;;
  # Its cookies are long.
  oauth2) sign_in='set $person ""; include oauth2.conf;' api_sign_in='error_page 401 = @apiSignedOut; error_page 500 = @apiSignInDown;' headers=32k ;;
esac
read_only_default='' read_only=''
if [ -n "${value[READ_ONLY_LISTEN]}" ]; then
  read_only_default="listen ${value[READ_ONLY_LISTEN]} default_server$tls;"
  read_only="server { listen ${value[READ_ONLY_LISTEN]}$tls; server_name ${value[SERVER_NAMES]}; $certificate set \$read_only 1; $sign_in include site.conf; }"
fi

# By which install.sh sees that the gateway has taken them. Neither holds a secret.
digest=$({ cat "$settings"; echo "$release"; } | sha256sum | cut -c1-16)

new=$(mktemp -d "$to.XXXXXX")
trap 'rm -rf "$new"' EXIT
cp "$release"/nginx/* "$release"/njs/* "$new/"
if [ -n "${value[WALLS_FILE]}" ]; then cp "${value[WALLS_FILE]}" "$new/walls.map"; else : >"$new/walls.map"; fi
replace() { printf 's\001%s\001%s\001g\n' "$1" "$(sed 's/[\&]/\\&/g' <<<"$2")"; }
{
  replace @RUN@ "$run"
  replace @CACHE@ "$cache"
  replace @LOG@ "$log"
  replace @SITE@ "$site"
  replace @CONF@ "$to"
  replace @MODULES@ /usr/lib/nginx/modules
  replace @LISTEN@ "${value[LISTEN]}"
  replace @LISTEN_TLS@ "$tls"
  replace @LISTEN_READ_ONLY_DEFAULT@ "$read_only_default"
  replace @READ_ONLY_SERVER@ "$read_only"
  replace @SERVER_NAMES@ "${value[SERVER_NAMES]}"
  replace @CERTIFICATE@ "$certificate"
  replace @SIGN_IN@ "$sign_in"
  replace @API_SIGN_IN@ "$api_sign_in"
  replace @HEADER_SIZE@ "$headers"
  replace @OAUTH2_PROXY@ "${value[OAUTH2_PROXY]}"
  replace @REALM@ Landfall
  replace @BOARD_IN_FRAME@ "$([ -n "${value[FRAME_ANCESTORS]}" ] && echo 1 || echo 0)"
  replace ' @PICTURES@' "${pictures:+ $pictures}"
  replace @FRAME_ANCESTORS@ "${value[FRAME_ANCESTORS]}"
  replace @DIGEST@ $digest
  replace @HEALTH_LISTEN@ "${value[HEALTH_LISTEN]}"
  replace @WEBHOOK_LISTEN@ "${value[WEBHOOK_LISTEN]}"
  replace @SIGNATURE_HEADER@ "$(tr 'A-Z-' 'a-z_' <<<"${value[WEBHOOK_SIGNATURE_HEADER]}")"
  replace @SIGNATURE_NAME@ "${value[WEBHOOK_SIGNATURE_HEADER]}"
  replace @PEERS@ "${value[PEERS]}"
  replace @PEER_SCHEME@ "http${tls:+s}"
  replace @FIRST_NAME@ "${value[SERVER_NAMES]%% *}"
  replace @REDIS@ "${value[REDIS]}"
  replace @IN_REDIS@ "${value[REDIS]:+nchan_redis_pass redis;}"
  replace @RATE@ $rate
  replace @BACKGROUND@ $((20 / gateways))
  replace @FOREGROUND@ $((28 / gateways))
  replace @FOREGROUND_WAITS@ $((36 / gateways))
  replace @WRITE@ $write
  replace @WRITE_WAITS@ $((write + 16 / gateways))
  replace @PERSON_RATE@ "$(share 18)"
  replace @WALL_RATE@ "$(share 8)"
  replace @PERSON_BACKGROUND@ "$(share 5)"
  replace @PERSON_FOREGROUND@ "$(share 22)"
  replace @PERSON_FOREGROUND_WAITS@ $(($(share 22) + $(share 4)))
  replace @PERSON_WRITE@ "$(share 24)"
  replace @PERSON_WRITE_WAITS@ $(($(share 24) + $(share 4)))
  replace @SERVICE_ADDRESS@ "$service"
  replace @SERVICE_HOST@ "$host"
  replace @SERVICE_NAME@ "${host%%:*}"
  replace @SERVICE_ORIGIN@ "$origin"
  replace @SERVICE_PATH@ "$base"
  replace @SERVICE_CA@ "${value[TRACKING_API_CA]}"
  # Last, so that nothing in a secret is taken for one of the names above.
  replace @REDIS_PASSWORD@ "$password"
} >"$new/replacements"
sed -i -f "$new/replacements" "$new"/*.conf
rm "$new/replacements"
echo "$digest" >"$new/digest"
# Without frames the board has the headers of every page.
[ -n "${value[FRAME_ANCESTORS]}" ] || cp "$new/pageHeaders.conf" "$new/boardHeaders.conf"

# Without a secret there are no deliveries, and nothing to stream.
live=true
if [ ${#secrets[@]} -eq 0 ]; then
  live=false
  mv "$new/noLive.conf" "$new/live.conf"
  rm "$new/hub.conf" "$new/redis.conf" "$new/hub.js"
  : >"$new/hooks.conf"
  : >"$new/hubStatus.conf"
fi

# Without Redis the hub keeps messages itself.
[ -n "${value[REDIS]}" ] || [ $live = false ] || : >"$new/redis.conf"

# By a command of the shell: whatever another one is given stands in the process list.
# njs (0.7.9) ends the worker that reads a list here, so each has a name of its own.
printf '{"key":"%s","webhook":"%s","webhookBefore":"%s"}\n' "$key" "${secrets[0]:-}" "${secrets[1]:-}" >"$new/secrets.json"
chmod 400 "$new/secrets.json"
# Browsers tell the data of accounts apart by this name. Without the salt it says nothing of the key.
salt=${value[ACCOUNT_SALT_FILE]:-$to.salt}
[ -s "$salt" ] || head -c 32 /dev/urandom >"$salt"
account=$({ cat "$salt"; printf '%s\n%s' "${value[TRACKING_API_URL]}" "$key"; } | sha256sum | cut -c1-16)
mkdir "$new/public"
jq -c --arg account "$account" --arg url "${value[STREET_TILES_URL]}" --arg words "${value[STREET_TILES_ATTRIBUTION]}" \
  --argjson zoom "${value[STREET_TILES_MAX_ZOOM]}" --argjson live $live \
  '. + {account: $account, live: $live} + (if $url == "" then {} else {streetTiles: {url: $url, attribution: $words, maxZoom: $zoom}} end)' \
  "$site/current/config.json" >"$new/public/config.json"
# Workers read what is public, and the passwords; the rest is for the master alone.
chmod 755 "$new" "$new/public"
chmod 644 "$new/public/config.json"
if [ -n "${value[PASSWORD_FILE]}" ]; then
  cp "${value[PASSWORD_FILE]}" "$new/passwords"
  [ "$(id -u)" -ne 0 ] || { chgrp www-data "$new/passwords" && chmod 640 "$new/passwords"; }
fi

mkdir -p "$run/guard" "$run/hub" "$cache" "$log"
rm -rf "$to.old"
[ ! -e "$to" ] || mv "$to" "$to.old"
mv "$new" "$to"
rm -rf "$to.old"
trap - EXIT
