"""The requests that the media source makes to Madeleine."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote

TIMEOUT_SECONDS = 20
PAGE = 200


@dataclass(frozen=True)
class Madeleine:
    """A server and a token with the scope read; `session` is an aiohttp.ClientSession."""

    session: object
    url: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def address(self, path: str) -> str:
        return f"{self.url.rstrip('/')}/api/v1{path}"

    async def document(self, path: str, **query: str) -> dict:
        async with self.session.get(
            self.address(path), params=query, headers=self.headers, timeout=TIMEOUT_SECONDS
        ) as response:
            response.raise_for_status()
            return await response.json()

    async def albums(self) -> list[dict]:
        return (await self.document("/albums"))["albums"]

    async def trips(self) -> list[dict]:
        return (await self.document("/events", kind="trip"))["events"]

    async def items_of_album(self, album: str) -> list[dict]:
        return (await self.document(f"/albums/{quote(album, safe='')}/items", limit=str(PAGE)))["items"]

    async def items_of_event(self, event: str) -> list[dict]:
        return (await self.document(f"/events/{quote(event, safe='')}", limit=str(PAGE)))["items"]
