import type { Balance } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import type { SiteFlags, SiteSettings } from "@tradewind/domain/site";
import type { WithdrawalExternalFacts, WithdrawalKind } from "@tradewind/domain/withdrawal";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, onLanguageChange } from "../../../i18n/words.ts";
import type { App } from "../../../state/app.ts";
import { keepDraft, storedDraft } from "../../../state/drafts.ts";
import { keptPerSession } from "../../../state/keep.ts";
import { recordCommands } from "../../../state/record-commands.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import {
	boundWaysOf,
	onWaysChanged,
	recordsOf,
	supplyRecords,
	supplyUsedAddresses,
	usedAddresses,
} from "../kept-actors.ts";
import { machines } from "../machines.ts";
import { commandOf } from "./recorded-withdrawal.ts";

export type WithdrawalActor = ActorRefFrom<ReturnType<typeof machines>["withdrawal"]>;

export const kinds = ["crypto", "bank"] as const;
const draftName = "withdrawal";

/**
 * The withdrawal of the session. What is typed, and a withdrawal in flight, outlive the page; a draft without the pay password
 * survives a reload. The lists that prove an unknown outcome are supplied from the kept records.
 */
export const withdrawalOf = keptPerSession((app, signedIn) => {
	const actor = createActor(machines(app).withdrawal, {
		input: {
			...factsNow(app),
			usedAddresses: usedAddresses(app, signedIn),
			language: currentLanguage().code,
			knownRecords: { crypto: undefined, bank: undefined },
			currencies: undefined,
			ways: undefined,
			error: undefined,
		},
	}).start();
	recordCommands(app, actor, commandOf);
	const supply = (facts: Partial<WithdrawalExternalFacts>) => actor.send({ type: "facts", facts });
	restore(app, actor);
	subscribeTo(
		app.site,
		({ context }) => context.flags,
		() => supply(factsNow(app)),
	);
	subscribeTo(
		app.balances,
		({ context }) => context.balances,
		() => supply(factsNow(app)),
	);
	onLanguageChange(() => supply({ language: currentLanguage().code }));
	supplyUsedAddresses(app, signedIn, (used) => supply({ usedAddresses: used }));
	for (const kind of kinds) {
		supplyRecords(app, signedIn, kind, (rows) =>
			supply({ knownRecords: { ...actor.getSnapshot().context.facts.knownRecords, [kind]: rows } }),
		);
		onWaysChanged(app, signedIn, kind, () => actor.send({ type: "refresh" }));
	}
	readAgainAfterwards(app, signedIn, actor);
	keepDraft(app, draftName, () => draftOf(actor), { ofSession: true });
	return actor;
});

/** Reads balances and records when a withdrawal was carried out, and when its outcome stays unknown. */
const readAgainAfterwards = (app: App, signedIn: SignedIn, actor: WithdrawalActor): void => {
	const readAgain = (kind: WithdrawalKind) => {
		app.balances.send({ type: "load" });
		recordsOf(app, signedIn)(kind).send({ type: "refresh" });
	};
	actor.on("carried out", ({ sent }) => readAgain(sent.order.kind));
	subscribeTo(
		actor,
		(snapshot) =>
			snapshot.matches({ "outcome unknown": "unresolved" }) || snapshot.matches("not carried out"),
		(isOver) => {
			const { sent } = actor.getSnapshot().context;
			if (isOver && sent) readAgain(sent.order.kind);
		},
	);
	// A way that was removed elsewhere is refused: the list shows it.
	subscribeTo(
		actor,
		({ context }) => context.refusal,
		(refusal) => {
			const { kind } = actor.getSnapshot().context.form;
			if (refusal?._tag === "Refused" && kind) boundWaysOf(app, signedIn)(kind).send({ type: "refresh" });
		},
	);
};

const factsNow = ({ site, balances }: App) => {
	const { flags, settings } = site.getSnapshot().context;
	return {
		...factsOf(flags),
		free: payingAccount(balances.getSnapshot().context.balances, settings)?.free,
	};
};

const factsOf = (flags: SiteFlags) => ({
	offers: { crypto: flags.withdrawsCrypto, bank: flags.withdrawsToBank },
	takesTypedAddress: flags.takesTypedAddresses,
	needsPayPassword: flags.needsPayPassword,
});

/** Withdrawals come from the change account, in one-account mode from the contract account (docs/assumptions.md, A-320). */
const payingAccount = (
	balances: readonly Balance[] | undefined,
	settings: SiteSettings | undefined,
): Balance | undefined => {
	const kind = settings?.hasOnlyOneAccount ? "forex" : "change";
	return settings && balances?.find((balance) => balance.kind === kind);
};

const draftOf = (actor: WithdrawalActor) => {
	const { kind, currencyId, address, amount, remark } = actor.getSnapshot().context.form;
	return address + amount + remark === "" ? undefined : { kind, currencyId, address, amount, remark };
};

const restore = (app: App, actor: WithdrawalActor): void => {
	const { kind, currencyId, ...texts } = storedDraft(app, draftName) ?? {};
	if (kind === "crypto" || kind === "bank") actor.send({ type: "change", change: { is: "kind", kind } });
	if (typeof currencyId === "number") actor.send({ type: "change", change: { is: "currency", currencyId } });
	for (const is of ["address", "amount", "remark"] as const) {
		const text = texts[is];
		if (typeof text === "string") actor.send({ type: "change", change: { is, text } });
	}
};
