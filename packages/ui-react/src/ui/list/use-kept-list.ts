import type { SignedIn } from "@tradewind/domain/session";
import type { LanguageCode } from "@tradewind/domain/site";
import { useEffect, useEffectEvent, useMemo } from "react";
import { currentLanguage, onLanguageChange } from "../../i18n/words.ts";
import { type App, useApp } from "../../state/app.ts";
import { followDecision } from "../../state/follow-decision.ts";
import { useSession } from "../../state/use-session.ts";
import { createRefresh, type RefreshedList } from "./list-refresh.ts";
import { recordReading } from "./read-at.ts";

interface KeptList extends RefreshedList {
	readonly getSnapshot: () => ReturnType<RefreshedList["getSnapshot"]> & {
		readonly matches: (state: "loading") => boolean;
		readonly hasTag: (tag: "busy") => boolean;
		readonly context: { readonly page: number; readonly error: unknown };
	};
}

/** Calls `catchUp` when the list may have new rows. Returns the function that ends it. */
type Watch = (catchUp: () => void) => () => void;

/** The language of the rows of each list. */
const languages = new WeakMap<KeptList, LanguageCode>();

/** When a screen that has not arrived yet rendered each list during its first request. React may drop a render and begin again. */
const renderedAt = new WeakMap<KeptList, number>();

/** Milliseconds after which a list is read again although no screen has shown its first reading. */
const maxAgeMs = 10_000;

/**
 * Called when a screen renders the list for the first time. The result tells at each arrival of the customer whether the list is
 * read for that arrival by its first request. The reply may come before the arrival, since the effects of a transition run late.
 */
export const firstReading = (list: KeptList): (() => boolean) => {
	const isLoading = () => list.getSnapshot().matches("loading");
	if (isLoading()) renderedAt.set(list, performance.now());
	return () => {
		const age = performance.now() - (renderedAt.get(list) ?? Number.NEGATIVE_INFINITY);
		renderedAt.delete(list);
		return isLoading() || age < maxAgeMs;
	};
};

/**
 * Reads a list again while it is shown. On arrival, when the app comes back to the front, after a reconnect, when `watch` calls
 * it, and slowly while a row `awaits` a decision, it catches up and keeps the scroll position. In another language it is read
 * from its first page. Returns the function that ends it.
 */
export const keepFresh = (
	{ realtime }: Pick<App, "realtime">,
	list: KeptList,
	watch: Watch = () => () => {},
	awaits: () => boolean = () => false,
	isBeingRead: () => boolean = firstReading(list),
): (() => void) => {
	const { ask, catchUp, end } = createRefresh(list);
	const readInLanguage = () => {
		const { code } = currentLanguage();
		const isTranslated = (languages.get(list) ?? code) === code;
		languages.set(list, code);
		if (!isTranslated) ask();
		return isTranslated;
	};
	const hasRequest = isBeingRead();
	if (readInLanguage() && !hasRequest) catchUp();
	const endOfRecord = recordReading(list);
	const endOfLanguage = onLanguageChange(readInLanguage);
	const endOfDecision = followDecision({ realtime }, catchUp, awaits);
	const endOfWatch = watch(catchUp);
	return () => {
		end();
		endOfRecord();
		endOfLanguage();
		endOfDecision();
		endOfWatch();
	};
};

/** Keeps a list fresh while it is shown, see `keepFresh`. */
export const useFreshList = <List extends KeptList>(
	list: List,
	watch?: Watch,
	awaits?: (list: List) => boolean,
): List => {
	useFresh(list, watch, awaits);
	return list;
};

/** A list of the customer, kept for the session (`keptPerSession`) and fresh while it is shown; undefined without a session. */
export const useKeptList = <List extends KeptList>(
	kept: (app: App, signedIn: SignedIn) => List,
	watch?: Watch,
	awaits?: (list: List) => boolean,
): List | undefined => {
	const app = useApp();
	const { signedIn } = useSession();
	const list = signedIn && kept(app, signedIn);
	useFresh(list, watch, awaits);
	return list;
};

/** Whether a row of the list waits for a decision. */
export const someRow =
	<Row>(isAwaited: (row: Row) => boolean) =>
	(list: { readonly getSnapshot: () => { readonly context: { readonly rows: readonly Row[] } } }): boolean =>
		list.getSnapshot().context.rows.some(isAwaited);

const useFresh = <List extends KeptList>(
	list: List | undefined,
	watch: Watch | undefined,
	awaits: ((list: List) => boolean) | undefined,
): void => {
	const app = useApp();
	const isBeingRead = useMemo(() => list && firstReading(list), [list]);
	const begin = useEffectEvent((shown: List) =>
		keepFresh(app, shown, watch, awaits && (() => awaits(shown)), isBeingRead),
	);
	useEffect(() => (list ? begin(list) : undefined), [list]);
};
