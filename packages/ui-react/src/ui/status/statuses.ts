import { createStore } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";

/** What a status is about, in the order of the strip. */
const kinds = ["closed orders", "margin", "loan", "session", "connection", "release", "install"] as const;

export type StatusKind = (typeof kinds)[number];

/** A state that the customer must know on every page. */
export interface Status {
	readonly level: "note" | "warning" | "danger";
	/** Without figures that change: it is announced once. */
	readonly text: StatusText;
	/** Announced at once in place of the text, again with each other text. */
	readonly alert?: StatusText | undefined;
	/** Shown in place of the text, with the figure beside it and a sentence below; not announced. */
	readonly shown?: { readonly head: StatusText; readonly note: StatusText } | undefined;
	/** Milliseconds since 1970 of the data that is shown meanwhile; its age is shown and not announced. */
	readonly since?: number | undefined;
	/** A figure beside the text, in the language `locale`; not announced. */
	readonly detail?: ((locale: string, siteZone: string) => string) | undefined;
	/** The place of a margin level on its scale, in percent: shown as a bar. */
	readonly place?: number | undefined;
	/** The address that explains it. */
	readonly to?: string | undefined;
	/** Opens what can be done about it, in place of an address. */
	readonly onOpen?: (() => void) | undefined;
	/** Does at once what the text offers. */
	readonly onPress?: (() => void) | undefined;
	/** An event is kept until it is read; a state stays as long as it lasts. */
	readonly onRead?: (() => void) | undefined;
}

/** The key of a text, and its facts. */
export interface StatusText {
	readonly key: string;
	readonly facts?: Readonly<Record<string, string | number>>;
}

export type ShownStatus = Status & { readonly kind: StatusKind };

interface Announcement {
	readonly kind: StatusKind;
	readonly text: StatusText;
	readonly isAlert: boolean;
}

interface Strip {
	readonly shown: readonly ShownStatus[];
	readonly announcement: Announcement | undefined;
}

const strip = createStore<Strip>({ shown: [], announcement: undefined });

/** Shows a status in the strip of every page, in place of the last one of its kind; without a status, removes that. */
export const setStatus = (kind: StatusKind, status: Status | undefined): void => {
	let { shown, announcement } = strip.get();
	const last = shown.find((one) => one.kind === kind);
	if (!status && !last) return;
	shown = kinds.flatMap((one) => {
		if (one === kind) return status ? [{ kind, ...status }] : [];
		return shown.filter((other) => other.kind === one);
	});
	const text = status && (status.alert ?? status.text);
	if (text && !isSameText(last?.alert ?? last?.text, text))
		announcement = { kind, text, isAlert: status.alert !== undefined };
	else if (!status && announcement?.kind === kind) announcement = undefined;
	strip.set({ shown, announcement });
};

/** The statuses, in the order of the strip. */
export const getStatuses = (): readonly ShownStatus[] => strip.get().shown;

/** The text of the newest status, until it ends: what a screen reader announces. */
export const getAnnouncement = (): Announcement | undefined => strip.get().announcement;

export const useStatuses = (): readonly ShownStatus[] => useStore(strip.subscribe, getStatuses);

/** The status of the connection, shown in the strip with the age of the last data; `undefined` while there is none. */
export const useConnectionStatus = (): ShownStatus | undefined => useStore(strip.subscribe, getConnection);

const getConnection = (): ShownStatus | undefined => getStatuses().find(({ kind }) => kind === "connection");

export const useAnnouncement = (): Announcement | undefined => useStore(strip.subscribe, getAnnouncement);

const isSameText = (one: StatusText | undefined, other: StatusText): boolean =>
	one?.key === other.key && JSON.stringify(one.facts) === JSON.stringify(other.facts);
