"""Places wherever one puts them, and links between them."""

from uguisu.board.compile import edge, head, numbered
from uguisu.board.kinds.kind import MapKind
from uguisu.board.layout import GraphLayout
from uguisu.board.model import GraphMap
from uguisu.board.topology import Topology


def compile_graph(model: GraphMap) -> Topology:
    """Compile a graph."""
    index = numbered(model, [place.id for place in model.places])
    return Topology(
        ids=tuple(index),
        names=tuple(place.id if place.name is None else place.name for place in model.places),
        tags=tuple(frozenset(place.tags) for place in model.places),
        terrain=("",) * len(index),
        props=tuple(place.props for place in model.places),
        edges=tuple(edge(model, index, link, one_way=link.one_way) for link in model.links),
        layout=GraphLayout(
            tuple(place.at for place in model.places), tuple(place.shape for place in model.places)
        ),
        **head(model, index),
    )


def _place_ids(model: GraphMap) -> list[str]:
    return [place.id for place in model.places]


GRAPH = MapKind(GraphMap, compile_graph, _place_ids, cut_off=lambda place: ("places", place))
