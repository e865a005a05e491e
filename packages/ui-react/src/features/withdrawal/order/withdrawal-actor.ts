import { type AccountKind, type Balance, cashAccountKind } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import type { SiteFlags, SiteSettings } from "@tradewind/domain/site";
import {
	dollarPrice,
	readWithdrawalNumber,
	summariseWithdrawal,
	type WithdrawalExternalFacts,
	type WithdrawalKind,
} from "@tradewind/domain/withdrawal";
import { createActor } from "xstate";
import { currentLanguage, onLanguageChange } from "../../../i18n/words.ts";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import { endWithSession } from "../../../kept/end-with-session.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { recordCommands } from "../../../kept/record-commands.ts";
import { keepReceipts } from "../../../parts/receipt/keep-receipts.ts";
import type { App } from "../../../state/app.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import {
	boundWaysOf,
	onWaysChanged,
	recordsOf,
	supplyRecords,
	supplyUsedAddresses,
	usedAddresses,
} from "../kept-actors.ts";
import { machines, type WithdrawalActor } from "../machines.ts";
import { commandOf } from "./recorded-withdrawal.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-withdrawal.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

export type { WithdrawalActor } from "../machines.ts";

const kinds = ["crypto", "bank"] as const;
const draftName = "withdrawal";

type End = () => void;

/**
 * The withdrawal of the session. What is typed, and a withdrawal in flight, outlive the page; a draft without the pay password
 * survives a reload and the end of the session. A withdrawal without an answer is looked up by the actor of the next page or
 * session (docs/assumptions.md, A-140). The lists that prove an unknown outcome are supplied from the kept records.
 */
export const withdrawalOf = keptPerSession((app, signedIn): WithdrawalActor => {
	const unanswered = readUnanswered(app, signedIn.customer.id);
	const actor = createActor(machines(app).withdrawal, {
		input: {
			...factsNow(app),
			usedAddresses: usedAddresses(app, signedIn),
			language: currentLanguage().code,
			knownRecords: { crypto: undefined, bank: undefined },
			currencies: undefined,
			accountPrice: dollarPrice,
			ways: undefined,
			error: undefined,
		},
	}).start();
	recordCommands(app, actor, commandOf);
	keepReceipts(app, signedIn, actor, {
		name: "withdrawal",
		receipt: (sent) => {
			const { form, facts } = actor.getSnapshot().context;
			const { figures } = summariseWithdrawal(form, facts);
			return withdrawalReceipt(sent, { pays: paysNow(app), figures });
		},
		readNumber: readWithdrawalNumber,
	});
	restore(app, actor, unanswered !== undefined);
	const ends = [...supplyFacts(app, signedIn, actor), ...readAgainAfterwards(app, signedIn, actor)];
	if (unanswered) actor.send({ type: "resume", sent: unanswered });
	const saved = saveUnanswered(app, signedIn.customer.id, actor);
	keepDraft(app, draftName, () => draftOf(actor), { ofSession: true });
	endWithSession(app, signedIn, actor, { saved, ends });
	return actor;
});

const supplyFacts = (app: App, signedIn: SignedIn, actor: WithdrawalActor): readonly End[] => {
	const supply = (facts: Partial<WithdrawalExternalFacts>) => actor.send({ type: "facts", facts });
	return [
		subscribeTo(
			app.site,
			({ context }) => context.flags,
			() => supply(factsNow(app)),
		),
		subscribeTo(
			app.site,
			({ context }) => context.settings,
			() => supply(factsNow(app)),
		),
		subscribeTo(
			app.balances,
			({ context }) => context.balances,
			() => supply(factsNow(app)),
		),
		onLanguageChange(() => supply({ language: currentLanguage().code })),
		supplyUsedAddresses(app, signedIn, (used) => supply({ usedAddresses: used })),
		...kinds.flatMap((kind) => [
			supplyRecords(app, signedIn, kind, (rows) =>
				supply({ knownRecords: { ...actor.getSnapshot().context.facts.knownRecords, [kind]: rows } }),
			),
			onWaysChanged(app, signedIn, kind, () => actor.send({ type: "refresh" })),
		]),
	];
};

/** Reads balances and records when a withdrawal was carried out, and when its outcome stays unknown. */
const readAgainAfterwards = (app: App, signedIn: SignedIn, actor: WithdrawalActor): readonly End[] => {
	const readAgain = (kind: WithdrawalKind) => {
		app.balances.send({ type: "load" });
		recordsOf(app, signedIn)(kind).send({ type: "refresh" });
	};
	const carriedOut = actor.on("carried out", ({ sent }) => readAgain(sent.order.kind));
	return [
		() => carriedOut.unsubscribe(),
		subscribeTo(
			actor,
			(snapshot) =>
				snapshot.matches({ "outcome unknown": "unresolved" }) || snapshot.matches("not carried out"),
			(isOver) => {
				const { sent } = actor.getSnapshot().context;
				if (isOver && sent) readAgain(sent.order.kind);
			},
		),
		// A way that was removed elsewhere is refused: the list shows it.
		subscribeTo(
			actor,
			({ context }) => context.refusal,
			(refusal) => {
				const { kind } = actor.getSnapshot().context.form;
				if (refusal?._tag === "Refused" && kind) boundWaysOf(app, signedIn)(kind).send({ type: "refresh" });
			},
		),
	];
};

const factsNow = ({ site, balances }: App) => {
	const { flags, settings } = site.getSnapshot().context;
	return {
		...factsOf(flags),
		accountCurrency: settings?.currency ?? "",
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
	return settings && balances?.find(({ kind }) => kind === cashAccountKind(settings));
};

const paysNow = ({ site }: App): AccountKind =>
	cashAccountKind(site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false });

/** What is typed. An accepted withdrawal is not restored. */
const draftOf = (actor: WithdrawalActor) => {
	const snapshot = actor.getSnapshot();
	const { form, sent } = snapshot.context;
	const { kind, currencyId, address, amount, remark } = form;
	if (snapshot.matches("accepted") || address + amount + remark === "") return undefined;
	const isAwaited = sent !== undefined && !snapshot.matches("not carried out");
	return { kind, currencyId, address, amount, remark, isAwaited };
};

/**
 * Restores what was typed. A form whose withdrawal had no answer is restored only while that withdrawal is looked up: otherwise
 * the customer might send it again.
 */
const restore = (app: App, actor: WithdrawalActor, isLookedUp: boolean): void => {
	const { kind, currencyId, isAwaited, ...texts } = storedDraft(app, draftName) ?? {};
	if (isAwaited === true && !isLookedUp) return;
	if (kind === "crypto" || kind === "bank") actor.send({ type: "change", change: { is: "kind", kind } });
	if (typeof currencyId === "number") actor.send({ type: "change", change: { is: "currency", currencyId } });
	for (const is of ["address", "amount", "remark"] as const) {
		const text = texts[is];
		if (typeof text === "string") actor.send({ type: "change", change: { is, text } });
	}
};
