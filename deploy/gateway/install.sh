#!/bin/bash
# Installs or updates the gateway on Debian 12 or 13, as root:
#   install.sh            packages, files, units; then the settings are tried and the gateway (re)loaded
#   install.sh --check    says what it would do and changes nothing
#   install.sh --remove   takes away what it has installed; settings, key and logs stay
# It may run again at any time: after an update, or when settings or key have changed.
set -euo pipefail
cd "$(dirname "$0")"
mode=${1:-install}
packages=(nginx libnginx-mod-http-js libnginx-mod-http-brotli-static libnginx-mod-http-cache-purge libnginx-mod-nchan
  ca-certificates jq openssl)
# Below another root nothing is installed or started: a test, or an image that is being made.
root=${LANDFALL_ROOT:-}
etc=$root/etc/landfall-gateway
var=$root/var/lib/landfall-gateway
run=$root/run/landfall-gateway
cache=$root/var/cache/landfall-gateway
log=$root/var/log/landfall-gateway
system=$root/etc/systemd/system
rotate=$root/etc/logrotate.d/landfall-gateway
guide=$root/usr/share/doc/landfall-gateway/gateway.md
units=(landfall-gateway.service landfall-gateway-hub.service landfall-gateway-reload.service landfall-gateway-reload.timer)

say() { echo "gateway: $1"; }
fail() { echo "gateway: $1" >&2; exit 1; }
# does WORDS COMMAND…: says it, and does it unless only asked.
does() {
  say "$1"
  shift
  [ "$mode" = --check ] || "$@"
}

leads() { ln -sfn "$2" "$1.new" && mv -T "$1.new" "$1"; }
# Nor is there anything to start where systemd does not run: in a container, container.sh does it.
runs_systemd=$([ ! -d /run/systemd/system ] || echo yes)
systemd() { [ -n "$root" ] || [ -z "$runs_systemd" ] || systemctl "$@"; }
# systemd knows that it runs, not that it has taken the configuration: another program may have a port of it.
answers() {
  [ -z "$root" ] || return 0
  local until=$((SECONDS + 15))
  while [ $SECONDS -lt $until ]; do
    ! timeout 2 ./health.sh /configuration "$(cat "$var/conf/digest")" 2>/dev/null || return 0
    sleep 0.2
  done
  fail "it does not answer with these settings; one that ran before keeps its own until it is started again. journalctl -u landfall-gateway and $log/error.log say why."
}

case $mode in install | --check | --remove) ;; *) sed -n '2,6s/^# //p' "$0" >&2; exit 2 ;; esac
[ "$(id -u)" -eq 0 ] || [ "$mode" = --check ] || fail 'run it as root.'
. /etc/os-release
case "${ID:-}:${VERSION_ID:-}" in debian:12 | debian:13) ;; *) fail "this is ${PRETTY_NAME:-no Debian}; Debian 12 and 13 are supported." ;; esac

if [ "$mode" = --remove ]; then
  systemd disable --now landfall-gateway.service landfall-gateway-hub.service landfall-gateway-reload.timer 2>/dev/null || true
  rm -f "${units[@]/#/$system/}" "$rotate" "$guide"
  rm -rf "$var" "$cache" "$run"
  systemd daemon-reload
  say "removed. $etc and $log are still there."
  exit
fi

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  # Debian starts its own nginx on port 80, which is not ours.
  had=$(systemd is-enabled nginx.service 2>/dev/null || true)
  does 'read what packages there are' apt-get update -q
  does "install ${missing[*]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
  case $had in '' | not-found) does "leave Debian's own nginx switched off" systemd disable --now nginx.service ;; esac
fi

[ -d "$etc" ] || does "make $etc" install -d -m 0750 "$etc"
if [ ! -e "$etc/settings" ]; then
  does "write $etc/settings to begin with" install -m 0640 settings.example "$etc/settings"
  say "fill in $etc/settings, put the key into $etc/tracking-api-key, and run this again."
  exit
fi

# What cannot be used is refused here, before anything of the gateway that runs is touched.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
mkdir "$trial/site"
ln -s "$PWD/site" "$trial/site/current"
./render.sh "$etc/settings" "$PWD" "$trial/conf" "$trial/run" "$trial/cache" "$trial/log" "$trial/site"
if [ -x /usr/sbin/nginx ] && [ "$(id -u)" -eq 0 ]; then
  for each in "$trial"/conf/{gateway,hub}.conf; do
    [ ! -e "$each" ] || /usr/sbin/nginx -t -q -e "$trial/log/error.log" -p "$trial" -c "$each" -g 'user www-data;' ||
      fail 'nginx does not take this configuration. Nothing was changed.'
  done
fi
# As nginx will ask it. The password goes by commands of the shell alone, so it stands in no process list.
redis=$(sed -n 's#^ *nchan_redis_server redis://\(.*\);$#\1#p' "$trial/conf/redis.conf" 2>/dev/null || true)
if [ -n "$redis" ]; then
  password=$(sed -n 's/^ *nchan_redis_password "\(.*\)";$/\1/p' "$trial/conf/redis.conf")
  answer=$(printf 'AUTH %s\r\nPING\r\nINFO persistence\r\nQUIT\r\n' "$password" |
    timeout 5 bash -c 'exec 3<>"/dev/tcp/$1/$2" && cat >&3 && cat <&3' redis "${redis%:*}" "${redis##*:}" 2>/dev/null || true)
  case $answer in
    -*) fail "Redis at $redis says: $(head -1 <<<"$answer" | tr -d '\r'). Nothing was changed." ;;
    *+PONG*aof_enabled:0*) say "Redis at $redis keeps nothing when it is started again: set “appendonly yes” there." ;;
    *+PONG*) ;;
    # A gateway serves without it, and may have to start while it is away.
    *)
      [ "$mode" = install ] || fail "nobody answers as Redis at $redis."
      say "nobody answers as Redis at $redis; live updates begin when it does."
      ;;
  esac
fi
say 'the settings can be used.'

# A release has a folder of its own, and the one before stays for pages that are still open.
version=$(find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c1-12)
release=$var/releases/$version
current=$(readlink "$var/site/current" 2>/dev/null || true)
if [ ! -d "$release" ]; then
  does "make folders" install -d -m 0755 "$var" "$var/releases" "$var/site" "$cache" "$log" "$run"
  does "copy release $version" cp -r . "$release.new"
  [ "$mode" = --check ] || { chmod -R go=rX "$release.new"; ./stamp.sh "$release.new/site"; mv "$release.new" "$release"; }
fi
if [ "$current" != "$release/site" ]; then
  # A name of its own and then a rename, so that the site is there at every moment.
  does 'keep the files of the release before' leads "$var/site/previous" "${current:-$release/site}"
  does "serve release $version" leads "$var/site/current" "$release/site"
fi
if [ -d "$var/releases" ]; then
  keep=("$release" "$(dirname "$(readlink "$var/site/previous" 2>/dev/null || echo "$release/site")")")
  for old in "$var"/releases/*/; do
    old=${old%/}
    [[ " ${keep[*]} " == *" $old "* ]] || [ -n "$(find "$old" -maxdepth 0 -mtime -1)" ] || does "remove release $(basename "$old")" rm -rf "$old"
  done
fi

# Its script is there without it, too.
hub() { [ ! -e "$var/conf/hub.conf" ] || cat "$var"/conf/{hub.conf,redis.conf,hub.js,digests.js} 2>/dev/null || true; }
hub=$(hub)
does "write the configuration" ./render.sh "$etc/settings" "$release" "$var/conf" "$run" "$cache" "$log" "$var/site"
does 'give guard and hub to www-data alone' sh -c "chown root:www-data '$run/guard' '$run/hub' && chmod 0750 '$run/guard' '$run/hub' && chmod 0755 '$run' '$cache'"
[ -n "$root$runs_systemd" ] || { say 'systemd does not run here, so nothing is started.'; exit; }
changed=0
for unit in "${units[@]}"; do
  cmp -s "systemd/$unit" "$system/$unit" && continue
  does "install $unit" install -D -m 0644 "systemd/$unit" "$system/$unit"
  changed=1
done
cmp -s systemd/landfall-gateway.logrotate "$rotate" ||
  does 'rotate logs' install -D -m 0644 systemd/landfall-gateway.logrotate "$rotate"
cmp -s docs/gateway.md "$guide" || does 'install its guide' install -D -m 0644 docs/gateway.md "$guide"
[ $changed -eq 0 ] || does 'have systemd read the units' systemd daemon-reload
does 'start at boot' systemd enable -q landfall-gateway.service landfall-gateway-reload.timer
# It is left alone while nothing of it changes, since it holds the streams of all browsers.
if [ ! -e "$trial/conf/hub.conf" ]; then
  does 'no live updates' systemd disable -q --now landfall-gateway-hub.service
elif [ -n "$hub" ] && [ "$hub" = "$(hub)" ]; then
  does 'live updates stay' systemd enable -q --now landfall-gateway-hub.service
else
  does 'start live updates' systemd enable -q landfall-gateway-hub.service
  does 'start the hub again' systemd restart landfall-gateway-hub.service
fi
does 'start or reload' systemd reload-or-restart landfall-gateway.service landfall-gateway-reload.timer
does 'see that it answers' answers
