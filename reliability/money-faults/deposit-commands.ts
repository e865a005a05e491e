import { deposit } from "@tradewind/contracts";
import type { DepositGate } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import type { Platform } from "@tradewind/mock-server";
import {
	bankDepositOf,
	cryptoDepositOf,
	wireDepositOf,
} from "../../packages/ui-react/src/features/deposit/deposit-actors.ts";
import type { App } from "../../packages/ui-react/src/state/app.ts";
import { account } from "./ask.ts";
import type { MoneyCommand } from "./money-command.ts";
import { uploadExample } from "./upload-example.ts";

const gate: DepositGate = { is: "open", tabs: ["crypto", "bank"] };

/** The facts that the deposit screen sends to its forms. */
const facts = { gate, contactForDeposits: false, mayCancel: true } as const;

/** A form that sends a new deposit with its proof. */
const openWithProof = (app: App, signedIn: SignedIn, of: typeof cryptoDepositOf | typeof wireDepositOf) => {
	const { actor } = of(app, signedIn);
	let proof: string | undefined;
	actor.send({ type: "facts", facts: { gate } });
	void uploadExample(app, (address) => {
		proof = address;
	});
	return {
		actor,
		fill: () => {
			actor.send({ type: "change", change: { is: "amount", text: "60.5" } });
			actor.send({ type: "change", change: { is: "proof", address: proof } });
		},
		press: () => actor.send({ type: "submit" }),
	};
};

const recorded = (platform: Platform) => platform.control.state().deposits;

/** A deposit of Mia that waits for its match. */
const createFirst = async (platform: Platform): Promise<void> => {
	const { token } = platform.control["session/open"]({ account });
	const input = new URLSearchParams({ number: "100", symbol_id: "12" });
	await platform.fetch(
		new Request(`http://platform.test${deposit.createBankDeposit.path}?${input}`, {
			headers: { authorization: token },
		}),
	);
};

/** Every command of the page of deposits. */
export const depositCommands: readonly MoneyCommand[] = [
	{
		name: "deposit of a coin",
		call: deposit.submitCrypto.id,
		open: (app, signedIn) => openWithProof(app, signedIn, cryptoDepositOf),
		executed: (platform) => recorded(platform).length,
	},
	{
		name: "deposit to a chosen bank",
		call: deposit.submitWire.id,
		prepare: (platform) => platform.control.flags({ is_recharge_edit: "0" }),
		open: (app, signedIn) => openWithProof(app, signedIn, wireDepositOf),
		executed: (platform) => recorded(platform).length,
	},
	{
		name: "deposit to a matched bank",
		call: deposit.createBankDeposit.id,
		open: (app, signedIn) => {
			const { actor } = bankDepositOf(app, signedIn);
			actor.send({ type: "facts", facts });
			return {
				actor,
				fill: () => actor.send({ type: "change", change: { is: "amount", text: "60.5" } }),
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: (platform) => recorded(platform).length,
	},
	{
		name: "proof of a deposit",
		call: deposit.saveProof.id,
		prepare: async (platform) => {
			await createFirst(platform);
			platform.control["deposit/decide"]({ account, decision: "match" });
		},
		open: (app, signedIn) => {
			const { actor } = bankDepositOf(app, signedIn);
			let proof: string | undefined;
			actor.send({ type: "facts", facts });
			void uploadExample(app, (address) => {
				proof = address;
			});
			return {
				actor,
				fill: () => actor.send({ type: "change", change: { is: "proof", address: proof } }),
				press: () => actor.send({ type: "submit" }),
			};
		},
		executed: (platform) => recorded(platform).filter(({ proof_img }) => proof_img !== "").length,
	},
	{
		name: "cancellation of a deposit",
		call: deposit.cancelBankDeposit.id,
		prepare: createFirst,
		open: (app, signedIn) => {
			const { actor } = bankDepositOf(app, signedIn);
			actor.send({ type: "facts", facts });
			return { actor, fill: () => {}, press: () => actor.send({ type: "cancel" }) };
		},
		executed: (platform) => recorded(platform).filter(({ status }) => status === 3).length,
	},
];
