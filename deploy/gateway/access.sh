#!/bin/bash
# Who may use the gateway, as root; run install.sh afterwards:
#   access.sh user NAME     adds a person, or gives one a new password, and shows it once
#   access.sh wall NAME     makes the link of a wall display, which reads and never writes
#   access.sh revoke NAME   takes either away
set -euo pipefail
umask 077
folder=${LANDFALL_GATEWAY_ETC:-/etc/landfall-gateway}
passwords=$folder/passwords
walls=$folder/walls
what=${1:-} name=${2:-}
usage() { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
[[ $name =~ ^[A-Za-z0-9._-]{1,40}$ ]] || usage
touch "$passwords" "$walls"
# without FILE PATTERN: takes lines away.
without() { grep -vE "$2" "$1" >"$1.new" || true; mv "$1.new" "$1"; }
escaped=${name//./\\.}

case $what in
  user)
    # Generated, so that one round of a salted hash is enough: nginx checks it at every request, and bcrypt would hold it up.
    password=$(head -c 15 /dev/urandom | base64 | tr '+/' '-_')
    salt=$(mktemp)
    trap 'rm -f "$salt"' EXIT
    head -c 8 /dev/urandom >"$salt"
    hash=$({ printf %s "$password" | cat - "$salt" | openssl dgst -sha1 -binary; cat "$salt"; } | base64)
    without "$passwords" "^$escaped:"
    printf '%s:{SSHA}%s\n' "$name" "$hash" >>"$passwords"
    echo "$name $password"
    ;;
  wall)
    token=$(head -c 30 /dev/urandom | base64 | tr '+/' '-_')
    without "$walls" " $escaped;$"
    printf '%s %s;\n' "$token" "$name" >>"$walls"
    echo "/wall/$token"
    ;;
  revoke)
    without "$passwords" "^$escaped:"
    without "$walls" " $escaped;$"
    echo "Access revoked for $name."
    ;;
  *) usage ;;
esac
