import { type AreaCode, areaOf, defaultAreaCode, prefixOf } from "@tradewind/domain/input";
import type { AccountName, RegistrationForm } from "@tradewind/domain/session";
import { useLayoutEffect } from "react";
import { type App, useApp } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";

/** An account as it was typed in the login, the registration or the reset of the password. */
export interface CarriedAccount {
	readonly by: AccountName["by"];
	readonly email: string;
	/** `+` and digits. */
	readonly prefix: string;
	readonly phone: string;
}

type Form = Pick<RegistrationForm, "by" | "email" | "areaId" | "phone">;

export type AccountChange =
	| { readonly field: "by"; readonly value: AccountName["by"] }
	| { readonly field: "email" | "phone"; readonly value: string }
	| { readonly field: "areaId"; readonly value: number };

/** In memory alone: an address is neither in a URL nor in the history of the browser (docs/assumptions.md, A-583). */
const carriedIn = oncePer((app: Pick<App, "session">) => {
	let carried: CarriedAccount | undefined;
	const set = (account: CarriedAccount | undefined) => {
		carried =
			account && (account.by === "email" ? account.email : account.phone) !== "" ? account : undefined;
	};
	app.session.on("signed in", () => set(undefined));
	return { get: () => carried, set };
});

/** The account that was typed on the page before. */
export const carriedAccount = (app: App): CarriedAccount | undefined => carriedIn(app).get();

/** Takes the typed account to the next page; an empty one is not taken. */
export const carryAccount = (app: App, account: CarriedAccount): void => carriedIn(app).set(account);

export const carriedFrom = (
	{ by, email, areaId, phone }: Form,
	areas: readonly AreaCode[],
): CarriedAccount => {
	const area = areaOf(areas, areaId);
	return { by, email, prefix: area ? prefixOf(area) : defaultAreaCode, phone };
};

/** The changes of a form that fill in the account. An area that the site does not list stays as it is. */
export const changesFor = (
	{ by, email, prefix, phone }: CarriedAccount,
	areas: readonly AreaCode[],
): readonly AccountChange[] => {
	const area = areas.find((one) => prefixOf(one) === prefix);
	if (by === "email")
		return [
			{ field: "by", value: by },
			{ field: "email", value: email },
		];
	return [
		{ field: "by", value: by },
		...(area ? [{ field: "areaId", value: area.id } as const] : []),
		{ field: "phone", value: phone },
	];
};

interface AccountSnapshot {
	readonly context: { readonly form: Form; readonly facts: { readonly areas: readonly AreaCode[] } };
}

interface AccountActor {
	readonly getSnapshot: () => AccountSnapshot;
	readonly subscribe: (listener: (snapshot: AccountSnapshot) => void) => { readonly unsubscribe: () => void };
	readonly send: (event: { readonly type: "change"; readonly change: AccountChange }) => void;
}

/** Fills in the account that was typed on the page before, and takes the one of this form to the next page. */
export const useCarriedAccount = (actor: AccountActor): void => {
	const app = useApp();
	// Before the field is shown: what is typed into it is not replaced.
	useLayoutEffect(() => {
		const carried = carriedAccount(app);
		const { areas } = actor.getSnapshot().context.facts;
		for (const change of carried ? changesFor(carried, areas) : []) actor.send({ type: "change", change });
		// At once: the next page may be shown before this one is removed.
		const carry = ({ context: { form, facts } }: AccountSnapshot) =>
			carryAccount(app, carriedFrom(form, facts.areas));
		carry(actor.getSnapshot());
		const carrying = actor.subscribe(carry);
		return () => carrying.unsubscribe();
	}, [app, actor]);
};
