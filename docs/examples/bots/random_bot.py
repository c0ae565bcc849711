"""A program that plays a match against the bots of a server and answers at random.

It needs nothing but Python 3.9 and a token:

    PRAXIS_TOKEN=praxis_... python3 docs/examples/bots/random_bot.py

PRAXIS_URL (http://127.0.0.1:8080), PRAXIS_GAME (vtes) and PRAXIS_SEATS (2) can be set, too. See docs/bot-api.md.
"""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ.get("PRAXIS_URL", "http://127.0.0.1:8080")
TOKEN = os.environ.get("PRAXIS_TOKEN", "")
GAME = os.environ.get("PRAXIS_GAME", "vtes")
SEATS = int(os.environ.get("PRAXIS_SEATS", "2"))

# Refusals after which the same answer may be good a moment later.
AGAIN = {"too many", "try again", "not now"}
AGAIN_SECONDS = 0.5

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class WebSocket:
    """The part of RFC 6455 that a client with short texts needs."""

    def __init__(self, url, token):
        address = urllib.parse.urlsplit(url)
        secure = address.scheme == "https"
        port = address.port or (443 if secure else 80)
        self.line = socket.create_connection((address.hostname, port))
        if secure:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=address.hostname)
        self.reader = self.line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        status = self.reader.readline().decode().strip()
        headers = {}
        for line in iter(self.reader.readline, b"\r\n"):
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip()
        accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        if " 101 " not in status or headers.get("sec-websocket-accept") != accept:
            raise ConnectionError(f"The server does not open a connection: {status}")

    def send(self, message, kind=TEXT):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.line.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def receive(self):
        """The next message. Pings are answered here."""
        text = b""
        while True:
            first, second = self.exactly(2)
            kind, size = first & 0x0F, second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.exactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.exactly(8))
            data = self.exactly(size)
            if kind == PING:
                self.send(data, PONG)
            elif kind == CLOSE:
                raise ConnectionError("The connection was closed.")
            elif kind != PONG:
                text += data
                if first & 0x80:
                    return json.loads(text)

    def exactly(self, count):
        data = self.reader.read(count)
        if len(data) < count:
            raise ConnectionError("The connection was closed.")
        return data


def play():
    """Opens a table with bots and returns the match that begins at it."""
    body = json.dumps({"game": GAME, "seats": SEATS, "language": "en"}).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{URL}/api/play", body, headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)["match"]
    except urllib.error.HTTPError as error:
        raise ConnectionError(json.load(error)["error"]["text"]) from error


class Player:
    def __init__(self, match):
        self.match = match
        self.socket = WebSocket(URL, TOKEN)
        self.decisions = []
        self.answered = None
        # The request whose reply is waited for.
        self.waiting = None
        self.id = 0

    def ask(self, **message):
        self.id += 1
        self.socket.send({**message, "id": self.id, "match": self.match})

    def choose(self, number, choices):
        """Chooses at random, also among the following choices, as far as the server has sent them."""
        choice = random.choice(choices)
        while choice["more"] and "next" in choice:
            choice = random.choice(choice["next"])
        if not choice["more"]:
            self.answered = number
        self.ask(t="next" if choice["more"] else "answer", number=number, answer=choice["answer"])
        self.waiting = self.id

    def open_decision(self):
        return next((each for each in self.decisions if each["number"] != self.answered), None)

    def run(self):
        """Answers until the match is over, and returns its result."""
        self.socket.send({"t": "hello", "protocol": 2, "language": "en"})
        while True:
            message = self.socket.receive()
            kind = message["t"]
            choices = None
            if kind == "welcome":
                self.socket.send({"t": "watch", "match": self.match})
            elif kind == "update":
                self.decisions = message.get("decisions", self.decisions)
                table = message.get("table", {})
                if table.get("state") in ("over", "aborted"):
                    return table.get("outcome", table["state"])
            elif kind == "choices":
                self.waiting = None
                choices = message["choices"]
            elif kind == "done" and message["id"] == self.waiting:
                self.waiting = None
                # Nobody is there to watch, so the bots need not take their time.
                self.ask(t="hurry")
            elif kind == "refused" and self.waiting is not None and message.get("id") == self.waiting:
                self.waiting = None
                self.answered = None
                # Anything else is answered again when the question has changed.
                if message["code"] not in AGAIN:
                    continue
                time.sleep(AGAIN_SECONDS)
            decision = self.open_decision()
            if decision and self.waiting is None:
                self.choose(decision["number"], choices or decision["choices"])


if __name__ == "__main__":
    try:
        begun = play()
        print(f"Playing {URL}/m/{begun}", flush=True)
        print(f"The match is over: {Player(begun).run()}")
    except (ConnectionError, OSError) as problem:
        sys.exit(str(problem))
