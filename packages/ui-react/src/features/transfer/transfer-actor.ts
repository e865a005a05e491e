import { shownBalances } from "@tradewind/domain/account";
import { translateTypedDecimal } from "@tradewind/domain/money";
import { languageOf } from "@tradewind/domain/site";
import {
	type TransferAccount,
	type TransferForm,
	Transfers,
	transferAccounts,
	type transferMachine,
} from "@tradewind/domain/transfer";
import { Result } from "effect";
import { type ActorRefFrom, createActor } from "xstate";
import { currentLanguage, onLanguageChange } from "../../i18n/words.ts";
import { keepDraft, storedDraft } from "../../kept/drafts.ts";
import { endWithSession } from "../../kept/end-with-session.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { recordCommands } from "../../kept/record-commands.ts";
import { keepReceipts } from "../../parts/receipt/keep-receipts.ts";
import type { App } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { onReconnect } from "../../state/on-reconnect.ts";
import { shownReading } from "../../state/ports.ts";
import { afterChange, subscribeTo } from "../../state/subscribe.ts";
import { machines } from "./machines.ts";
import { commandOf } from "./recorded-transfer.ts";
import { transferReceipt } from "./transfer-receipt.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-transfer.ts";

export type TransferActor = ActorRefFrom<typeof transferMachine>;

/** The transfer form of a customer, kept for the session: what is typed, and a transfer in flight, outlive the screen. */
export const transferOf = keptPerSession((app, signedIn): TransferActor => {
	const owner = { customer: signedIn.customer.id, now: app.realtime.getSnapshot().context.now };
	const actor = createActor(machines(app).transfer, {
		input: {
			accounts: accountsOf(app),
			language: currentLanguage().code,
			knownRecords: {},
			unanswered: readUnanswered(owner),
			draft: draftOf(app),
		},
	}).start();
	const saved = saveUnanswered(actor, owner);
	recordCommands(app, actor, commandOf);
	keepReceipts(app, signedIn, actor, {
		name: "transfer",
		receipt: (sent) => transferReceipt(sent, actor.getSnapshot().context.facts.accounts),
	});
	keepTyped(app, actor);
	endWithSession(app, signedIn, actor, {
		saved,
		ends: [...sendFacts(app, actor), ...readAgainAfterTransfers(app, actor), followLog(app, actor)],
	});
	return actor;
});

type End = () => void;

/** The accounts that the site shows (Spec 1 §6); empty until they and the settings are known. */
const accountsOf = ({ balances, site }: App): readonly TransferAccount[] => {
	const { settings } = site.getSnapshot().context;
	const known = balances.getSnapshot().context.balances;
	return settings && known ? transferAccounts(shownBalances(known, settings)) : [];
};

const sendFacts = (app: App, actor: TransferActor): readonly End[] => {
	const sendAccounts = () => actor.send({ type: "facts", facts: { accounts: accountsOf(app) } });
	return [
		subscribeTo(app.balances, ({ context }) => context.balances, sendAccounts),
		subscribeTo(app.site, ({ context }) => context.settings, sendAccounts),
		onLanguageChange(() => actor.send({ type: "facts", facts: { language: currentLanguage().code } })),
	];
};

/** Reads the balances again after a transfer that was carried out, refused, or has no known outcome. */
const readAgainAfterTransfers = (app: App, actor: TransferActor): readonly End[] => {
	const load = () => app.balances.send({ type: "load" });
	const carriedOut = actor.on("carried out", load);
	return [
		() => carriedOut.unsubscribe(),
		afterChange(
			actor,
			(snapshot) =>
				snapshot.context.refusal?._tag === "Refused" ||
				snapshot.matches("not carried out") ||
				snapshot.matches({ "outcome unknown": "unresolved" }),
			(isDue) => isDue && load(),
		),
	];
};

/**
 * Reads the newest page of the source account's log, with which a lost answer is reconciled: when the account changes,
 * after a transfer, after a reconnect, and when the page is shown again, because another tab may have transferred. A reading
 * that began before a transfer was sent is dropped: it does not show that transfer.
 */
const followLog = (app: App, actor: TransferActor): End => {
	let last = 0;
	const drop = () => {
		last += 1;
	};
	const read = async (): Promise<void> => {
		const snapshot = actor.getSnapshot();
		const accountId = snapshot.context.form.from;
		if (accountId === undefined || snapshot.matches("sending") || snapshot.matches("outcome unknown")) return;
		last += 1;
		const own = last;
		const page = await runRequest(
			app,
			Transfers.use((port) => port.log({ accountId, page: 1 })),
			shownReading,
		);
		if (Result.isSuccess(page) && own === last)
			actor.send({ type: "facts", facts: { knownRecords: { [accountId]: page.success.rows } } });
	};
	const onShown = () => {
		if (document.visibilityState === "visible") void read();
	};
	document.addEventListener("visibilitychange", onShown);
	const ends = [
		onReconnect(app, () => void read()),
		subscribeTo(
			actor,
			({ context }) => context.form.from,
			() => void read(),
		),
		afterChange(
			actor,
			(snapshot) => snapshot.matches("sending"),
			(isSending) => isSending && drop(),
		),
		afterChange(
			actor,
			(snapshot) => snapshot.matches("filling in") || snapshot.matches("accepted"),
			(isOver) => isOver && void read(),
		),
	];
	return () => {
		drop();
		document.removeEventListener("visibilitychange", onShown);
		for (const end of ends) end();
	};
};

const draftName = "transfer";

/** What the customer typed before a reload or before the session ended. */
const draftOf = (app: App): TransferForm | undefined => {
	const { from, to, amount, language } = storedDraft(app, draftName) ?? {};
	const typedIn = languageOf(typeof language === "string" ? language : undefined);
	if (!typedIn || typeof amount !== "string") return undefined;
	return {
		from: typeof from === "number" ? from : undefined,
		to: typeof to === "number" ? to : undefined,
		amount: translateTypedDecimal(amount, typedIn.code, currentLanguage().code),
	};
};

/** Keeps what is typed, for a reload and for the time after the session. */
const keepTyped = (app: App, actor: TransferActor): void =>
	keepDraft(
		app,
		draftName,
		() => {
			const { form, facts } = actor.getSnapshot().context;
			return { ...form, language: facts.language };
		},
		{ ofSession: true },
	);
