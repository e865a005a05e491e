import type { CryptoChannel } from "../deposit.ts";

/** The crypto deposit form. */
export interface CryptoDepositForm {
	readonly channelId: number | undefined;
	/** As typed. */
	readonly amount: string;
	/** Address of the uploaded picture. */
	readonly proof: string | undefined;
}

export type CryptoDepositChange =
	| { readonly is: "channel"; readonly channelId: number }
	| { readonly is: "amount"; readonly text: string }
	| { readonly is: "proof"; readonly address: string | undefined };

export const emptyCryptoDeposit: CryptoDepositForm = { channelId: undefined, amount: "", proof: undefined };

/** The form after a change. Another channel keeps amount and proof. */
export const reduceCryptoDeposit = (
	form: CryptoDepositForm,
	change: CryptoDepositChange,
): CryptoDepositForm => {
	switch (change.is) {
		case "channel":
			return { ...form, channelId: change.channelId };
		case "amount":
			return { ...form, amount: change.text };
		case "proof":
			return { ...form, proof: change.address };
	}
};

/** Keeps the chosen channel if it is still offered, else chooses the first one. */
export const fitCryptoDeposit = (
	form: CryptoDepositForm,
	channels: readonly CryptoChannel[],
): CryptoDepositForm => {
	const chosen = channels.find(({ id }) => id === form.channelId) ?? channels[0];
	return { ...form, channelId: chosen?.id };
};
