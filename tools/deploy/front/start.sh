#!/bin/sh
# Starts nginx with the site of the container's environment. Only /tmp must be writable: nginx's own files are there, and the log goes to the
# container's output.
set -eu
run=${RUN:-/tmp/omc}
mkdir -p "$run"
ln -sf /dev/stdout "$run/access.log"
exec nginx -p "$run" -c "${SITES:-/srv/nginx}/$VARIANT.$ENVIRONMENT.conf" -g 'daemon off;'
