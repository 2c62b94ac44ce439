"""Trips and albums of the memory as folders, and their pictures and videos."""

from __future__ import annotations

from homeassistant.components.media_player import MediaClass, MediaType
from homeassistant.components.media_source import (
    BrowseMediaSource,
    MediaSource,
    MediaSourceItem,
    PlayMedia,
    Unresolvable,
)
from homeassistant.core import HomeAssistant

from . import DOMAIN
from .api import Madeleine

SHOWN = {"image": ("image/jpeg", MediaClass.IMAGE), "video": ("video/mp4", MediaClass.VIDEO)}


async def async_get_media_source(hass: HomeAssistant) -> MediaSource:
    return MadeleineSource(hass.data[DOMAIN])


class MadeleineSource(MediaSource):
    """Identifiers: "", "trips", "albums", "trips/ID", "albums/ID", "item/MODALITY/ID"."""

    name = "Madeleine"

    def __init__(self, madeleine: Madeleine) -> None:
        super().__init__(DOMAIN)
        self.madeleine = madeleine

    async def async_resolve_media(self, item: MediaSourceItem) -> PlayMedia:
        kind, _, rest = (item.identifier or "").partition("/")
        modality, _, name = rest.partition("/")
        if kind != "item" or modality not in SHOWN:
            raise Unresolvable(f"Not a picture or video: {item.identifier}")
        return PlayMedia(f"/api/madeleine/{name}/media", SHOWN[modality][0])

    async def async_browse_media(self, item: MediaSourceItem) -> BrowseMediaSource:
        kind, _, name = (item.identifier or "").partition("/")
        if kind == "":
            return self.folder("", "Madeleine", [self.folder("trips", "Trips"), self.folder("albums", "Albums")])
        if name == "":
            found = await (self.madeleine.trips() if kind == "trips" else self.madeleine.albums())
            inside = [self.folder(f"{kind}/{one['id']}", one.get("title") or one.get("name") or one["id"]) for one in found]
            return self.folder(kind, kind.capitalize(), inside)
        of = self.madeleine.items_of_event if kind == "trips" else self.madeleine.items_of_album
        pictures = [self.picture(one) for one in await of(name) if one["modality"] in SHOWN]
        return self.folder(item.identifier, name, pictures)

    def folder(self, name: str, title: str, inside: list[BrowseMediaSource] | None = None) -> BrowseMediaSource:
        return BrowseMediaSource(
            domain=DOMAIN,
            identifier=name,
            media_class=MediaClass.DIRECTORY,
            media_content_type=MediaType.IMAGE,
            title=title,
            can_play=False,
            can_expand=True,
            children=inside,
        )

    def picture(self, one: dict) -> BrowseMediaSource:
        mime, media_class = SHOWN[one["modality"]]
        return BrowseMediaSource(
            domain=DOMAIN,
            identifier=f"item/{one['modality']}/{one['id']}",
            media_class=media_class,
            media_content_type=mime,
            title=one.get("title") or one.get("start") or one["id"],
            can_play=True,
            can_expand=False,
            thumbnail=f"/api/madeleine/{one['id']}/thumbnail",
        )
