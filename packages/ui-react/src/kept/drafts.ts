import type { App } from "../state/app.ts";
import { oncePer } from "../state/once-per.ts";
import { type Store, savedFormat, unchanged } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";

type Draft = Readonly<Record<string, unknown>>;
type Owner = Pick<App, "session">;

interface SavedDrafts {
	/** Of the session in which they were typed. */
	readonly owner: unknown;
	/** By name; checked by the form that they belong to. */
	readonly drafts: Draft;
}

const format = savedFormat<SavedDrafts>({
	key: "tradewind.drafts",
	of: "tab",
	version: 1,
	upgrade: [unchanged],
	read: ({ owner, drafts }) => (isRecord(drafts) ? { owner, drafts } : undefined),
});

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

/** A draft of the session for a part that does not know this folder. */
export const draftOf = (app: Owner, name: string) => ({
	stored: () => storedDraft(app, name),
	keep: (read: () => Draft | undefined) => keepDraft(app, name, read, { ofSession: true }),
});

/** Stores every draft. Drafts of screens that were not opened since the last page load stay as they are. */
export const storeDrafts = (app: Owner, store?: Store): void => {
	const drafts: Record<string, unknown> = { ...storedDrafts(app, store) };
	for (const [name, { read, owner }] of typedIn(app))
		if (owner === undefined || owner === ownerOf(app)) drafts[name] = read();
	// Without storage a reload loses what is typed.
	format.write({ owner: ownerOf(app), drafts }, store);
};

/**
 * The draft that was stored in this tab before it was reloaded, unless it was typed in another session; or what the same
 * customer had typed when the session ended.
 */
export const storedDraft = (app: Owner, name: string, store?: Store): Draft | undefined => {
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
	const found = format.read(store);
	return found?.owner === ownerOf(app) ? found.drafts : undefined;
};

/** Distinguishes sessions. A part of the token does not open one. */
const ownerOf = ({ session }: Owner): string =>
	session.getSnapshot().context.token?.slice(-ownerLength) ?? "";

const ownerLength = 8;

const customerOf = ({ session }: Owner): number | undefined =>
	session.getSnapshot().context.signedIn?.customer.id;
