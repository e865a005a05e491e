import type { CryptoChannel } from "../deposit.ts";

/** A crypto deposit as the customer fills it in. */
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

/** The form after a change. Another channel keeps the amount and the proof: the customer may only have mixed up two of them. */
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

/** Keeps the chosen channel that there still is, and chooses the first one where there is no choice yet. */
export const fitCryptoDeposit = (
	form: CryptoDepositForm,
	channels: readonly CryptoChannel[],
): CryptoDepositForm => {
	const chosen = channels.find(({ id }) => id === form.channelId) ?? channels[0];
	return { ...form, channelId: chosen?.id };
};
