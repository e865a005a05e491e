import type { App } from "../state/app.ts";
import { oncePer } from "../state/once-per.ts";
import { isRecord, storeOf } from "../storage/web-storage.ts";

type Store = Pick<Storage, "getItem" | "setItem">;
type Draft = Readonly<Record<string, unknown>>;
type Owner = Pick<App, "session">;

const draftsKey = "tradewind.drafts";

interface Typed {
	readonly read: () => Draft | undefined;
	/** For an actor of one session: its draft belongs to no later session. */
	readonly owner: string | undefined;
	/** The customer of that session. */
	readonly customerId: number | undefined;
}

/** What is typed at this moment, by name. `undefined` if there is nothing to keep. Stored when the page is hidden. */
const typedIn = oncePer((app: Owner) => {
	addEventListener("pagehide", () => storeDrafts(app));
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") storeDrafts(app);
	});
	return new Map<string, Typed>();
});

/**
 * Keeps what is typed when this tab is reloaded or discarded (docs/assumptions.md, A-48). `read` never returns a secret: the
 * draft is stored on the device, for this tab and this session alone. `ofSession`: the actor that it reads ends with the session;
 * if the same customer logs in again, `storedDraft` reads it once more (docs/assumptions.md, A-345).
 */
export const keepDraft = (
	app: Owner,
	name: string,
	read: () => Draft | undefined,
	{ ofSession = false }: { readonly ofSession?: boolean } = {},
): void => {
	// There is no window at build time.
	if (typeof window !== "undefined")
		typedIn(app).set(name, {
			read,
			...(ofSession
				? { owner: ownerOf(app), customerId: customerOf(app) }
				: { owner: undefined, customerId: undefined }),
		});
};

/** Stores every draft. Drafts of screens that were not opened since the last page load stay as they are. */
export const storeDrafts = (app: Owner, store: Store | undefined = storeOf("sessionStorage")): void => {
	const drafts: Record<string, unknown> = { ...storedDrafts(app, store) };
	for (const [name, { read, owner }] of typedIn(app))
		if (owner === undefined || owner === ownerOf(app)) drafts[name] = read();
	try {
		store?.setItem(draftsKey, JSON.stringify({ owner: ownerOf(app), drafts }));
	} catch {
		// Storage is full or blocked: a reload loses what is typed.
	}
};

/**
 * The draft that was stored in this tab before it was reloaded, unless it was typed in another session; or what the same
 * customer had typed when the session ended.
 */
export const storedDraft = (
	app: Owner,
	name: string,
	store: Store | undefined = storeOf("sessionStorage"),
): Draft | undefined => {
	const draft = leftDraft(app, name) ?? storedDrafts(app, store)?.[name];
	return isRecord(draft) ? draft : undefined;
};

/** What this customer had typed when the last session ended. */
const leftDraft = (app: Owner, name: string): Draft | undefined => {
	if (typeof window === "undefined") return undefined;
	const left = typedIn(app).get(name);
	const isOfEndedSession = left?.owner !== undefined && left.owner !== ownerOf(app);
	return isOfEndedSession && left.customerId !== undefined && left.customerId === customerOf(app)
		? left.read()
		: undefined;
};

const storedDrafts = (app: Owner, store: Store | undefined): Draft | undefined => {
	try {
		const found: unknown = JSON.parse(store?.getItem(draftsKey) ?? "null");
		if (!isRecord(found) || found.owner !== ownerOf(app) || !isRecord(found.drafts)) return undefined;
		return found.drafts;
	} catch {
		return undefined;
	}
};

/** Distinguishes sessions. A part of the token does not open one. */
const ownerOf = ({ session }: Owner): string =>
	session.getSnapshot().context.token?.slice(-ownerLength) ?? "";

const ownerLength = 8;

const customerOf = ({ session }: Owner): number | undefined =>
	session.getSnapshot().context.signedIn?.customer.id;
