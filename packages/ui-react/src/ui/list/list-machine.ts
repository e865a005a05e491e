import { createFullListMachine, createPagedListMachine, type List } from "@tradewind/domain/paged-list";
import { createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { type Ports, shownReading } from "../../state/ports.ts";

type PortList<Row, Key, Query, Extra> = List<Row, Key, Query, Extra, Ports>;

/** A list, or a function that makes one for each reader: where its pages depend on the app, or on the pages before. */
export type ListOf<Row, Key, Query, Extra> =
	| PortList<Row, Key, Query, Extra>
	| ((app: App) => PortList<Row, Key, Query, Extra>);

const made = <Row, Key, Query, Extra>(
	list: ListOf<Row, Key, Query, Extra>,
	app: App,
): PortList<Row, Key, Query, Extra> => (typeof list === "function" ? list(app) : list);

/** The machine of a list that is read page by page. */
export const pagedList = <Row, Key, Query, Extra>(app: App, from: ListOf<Row, Key, Query, Extra>) => {
	const list = made(from, app);
	return createPagedListMachine<Row, Key, Query, Extra>(list).provide({
		actors: { readPage: app.request(list.read, shownReading) },
	});
};

/** The machine that reads all rows of a list, for an export. */
export const fullList = <Row, Key, Query, Extra>(app: App, from: ListOf<Row, Key, Query, Extra>) => {
	const list = made(from, app);
	return createFullListMachine<Row, Key, Query, Extra>(list).provide({
		actors: { readPage: app.request(list.read, shownReading) },
	});
};

/** Starts to read a list. Its actor runs until it is stopped. */
export const startList = <Row, Key, Query, Extra>(
	app: App,
	list: ListOf<Row, Key, Query, Extra>,
	query: NoInfer<Query>,
) => createActor(pagedList(app, list), { input: { query } }).start();

/** The running actor of a list. */
export type StartedList<Of> =
	Of extends ListOf<infer Row, infer Key, infer Query, infer Extra>
		? ReturnType<typeof startList<Row, Key, Query, Extra>>
		: never;
