# A receiver in Python, without packages:  SECRET=… python3 receiver.py
import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["SECRET"].encode()
HEADER = os.environ.get("SIGNATURE_HEADER", "X-SVC-Webhook-Signature")


def is_genuine(body: bytes, signature: str) -> bool:
    """Over the bytes as they came: JSON that was parsed and written again has others."""
    expected = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())


done = set()  # In production a table with a unique key: it has to survive a restart.


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_genuine(body, self.headers.get(HEADER, "")):
            return self.answer(401)
        notification = json.loads(body)
        # A notification may come twice, and newer before older.
        if notification["data"]["id"] not in done:
            done.add(notification["data"]["id"])
            print(notification["data"]["attributes"]["event"], flush=True)
        # Answer within 10 seconds, and do the work afterwards.
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver)
print(f"Listening on port {server.server_port}", flush=True)
server.serve_forever()
