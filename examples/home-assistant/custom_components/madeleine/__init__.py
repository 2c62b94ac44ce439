"""Madeleine: a private memory of photos and videos, as a media source."""

from __future__ import annotations

from aiohttp import web
import voluptuous as vol

from homeassistant.components.http import HomeAssistantView
from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .api import Madeleine

DOMAIN = "madeleine"
ITEM_ID = r"{item:[a-z0-9-]{1,64}}"

CONFIG_SCHEMA = vol.Schema(
    {DOMAIN: vol.Schema({vol.Required("url"): cv.url, vol.Required("token"): cv.string})},
    extra=vol.ALLOW_EXTRA,
)


async def async_setup(hass: HomeAssistant, config: dict) -> bool:
    said = config[DOMAIN]
    hass.data[DOMAIN] = Madeleine(async_get_clientsession(hass), said["url"], said["token"])
    hass.http.register_view(MediaView(hass.data[DOMAIN]))
    return True


class MediaView(HomeAssistantView):
    """Hands pictures and videos on, so that no browser needs the token."""

    url = f"/api/madeleine/{ITEM_ID}/{{kind:media|thumbnail}}"
    name = "api:madeleine"
    requires_auth = True

    def __init__(self, madeleine: Madeleine) -> None:
        self.madeleine = madeleine

    async def get(self, request: web.Request, item: str, kind: str) -> web.StreamResponse:
        address = self.madeleine.address(f"/items/{item}/{kind}")
        query = {"rendition": "screen"} if kind == "media" else {"size": "640"}
        headers = dict(self.madeleine.headers)
        if "Range" in request.headers:
            headers["Range"] = request.headers["Range"]
        async with self.madeleine.session.get(address, params=query, headers=headers) as response:
            kept = ("Content-Type", "Content-Length", "Content-Range", "Accept-Ranges")
            handed = web.StreamResponse(
                status=response.status,
                headers={name: response.headers[name] for name in kept if name in response.headers},
            )
            await handed.prepare(request)
            async for chunk in response.content.iter_chunked(65536):
                await handed.write(chunk)
            return handed
