import { oncePerId } from "../state/once-per.ts";
import { type ListOf, startList } from "../ui/list/list-machine.ts";
import { keptPerSession } from "./keep.ts";

/** A list of the customer, one per session: its rows and its query are unchanged when the customer returns. */
export const keptList = <Row, Key, Query, Extra>(
	list: ListOf<Row, Key, Query, Extra>,
	query: NoInfer<Query>,
) => keptPerSession((app, _signedIn, ends) => ends(startList(app, list, query)));

/** A list of the customer for each id, such as that of an account. */
export const keptLists = <Id extends string | number, Row, Key, Query, Extra>(
	list: ListOf<Row, Key, Query, Extra>,
	queryOf: (id: Id) => NoInfer<Query>,
) => keptPerSession((app, _signedIn, ends) => oncePerId((id: Id) => ends(startList(app, list, queryOf(id)))));
