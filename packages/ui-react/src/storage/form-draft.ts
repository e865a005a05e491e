import { isRecord, storeOf } from "./web-storage.ts";

/** Texts and choices of a form by field; never a password, a picture or a code. */
export type FormDraft = Readonly<Record<string, string | number | undefined>>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (form: string): string => `tradewind.draft.${form}`;

/**
 * What the customer has typed in a form that was not sent. It survives a reload of this tab and is gone with it: other
 * people may use the device (docs/assumptions.md, A-226).
 */
export const readDraft = (
	form: string,
	store: Store | undefined = storeOf("sessionStorage"),
): Readonly<Record<string, unknown>> => {
	try {
		const found: unknown = JSON.parse(store?.getItem(keyOf(form)) ?? "null");
		return isRecord(found) ? found : {};
	} catch {
		return {};
	}
};

export const keepDraft = (
	form: string,
	draft: FormDraft,
	store: Store | undefined = storeOf("sessionStorage"),
): void => {
	try {
		store?.setItem(keyOf(form), JSON.stringify(draft));
	} catch {
		// The draft lives as long as the page.
	}
};

export const dropDraft = (form: string, store: Store | undefined = storeOf("sessionStorage")): void => {
	try {
		store?.removeItem(keyOf(form));
	} catch {
		// There is no draft where storage is blocked.
	}
};
