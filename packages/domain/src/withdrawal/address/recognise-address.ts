import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import type { AddressOrigin } from "./network.ts";

/** What can be recognised from the characters of an address. */
export interface RecognisedAddress {
	readonly origin: AddressOrigin;
	/** `none`: an address without check digits, such as an Ethereum address in small letters. */
	readonly checkDigits: "right" | "wrong" | "none";
}

/**
 * Recognises an address by its form, and verifies its check digits: base58check of Bitcoin and Tron, bech32 (BIP-173) and
 * bech32m (BIP-350) of Bitcoin, and the mixed case of Ethereum (EIP-55). `undefined` for any other text.
 */
export const recogniseAddress = (address: string): RecognisedAddress | undefined =>
	readEthereum(address) ?? readSegwit(address) ?? readBase58(address);

const readEthereum = (address: string): RecognisedAddress | undefined => {
	const digits = /^0x([0-9a-f]{40})$/iu.exec(address)?.[1];
	if (digits === undefined) return undefined;
	const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
	if (isOneCase) return { origin: "ethereum", checkDigits: "none" };
	return { origin: "ethereum", checkDigits: digits === mixedCase(digits) ? "right" : "wrong" };
};

/** A letter is a capital where the digit of the hash is 8 or more (EIP-55). */
const mixedCase = (digits: string): string => {
	const small = digits.toLowerCase();
	const hash = keccak_256(Uint8Array.from(small, (digit) => digit.charCodeAt(0)));
	return Array.from(small, (digit, place) => {
		const byte = Number(hash[place >> 1]);
		const half = place % 2 === 0 ? byte >> 4 : byte & 15;
		return half >= 8 ? digit.toUpperCase() : digit;
	}).join("");
};

const prefixes: Readonly<Record<string, AddressOrigin>> = { bc: "bitcoin", tb: "bitcoin testnet" };

const readSegwit = (address: string): RecognisedAddress | undefined => {
	const [, prefix = ""] = /^(bc|tb)1[0-9a-z]{6,87}$/iu.exec(address) ?? [];
	const origin = prefixes[prefix.toLowerCase()];
	return origin && { origin, checkDigits: isSegwit(address) ? "right" : "wrong" };
};

const maxLength = 90;

/** A witness version of 0 has the check digits of bech32, any other those of bech32m (BIP-350). */
const isSegwit = (address: string): boolean => {
	const read = [bech32, bech32m].flatMap((coder) => {
		const decoded = coder.decodeUnsafe(address, maxLength);
		const [version, ...words] = decoded?.words ?? [];
		const program = version === undefined ? undefined : coder.fromWordsUnsafe(words);
		return program
			? [{ isVersionZero: coder === bech32, version: version ?? 0, length: program.length }]
			: [];
	});
	return read.some(({ isVersionZero, version, length }) => {
		if (isVersionZero !== (version === 0) || version > 16) return false;
		return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
	});
};

const versions: ReadonlyMap<number, AddressOrigin> = new Map([
	[0x00, "bitcoin"],
	[0x05, "bitcoin"],
	[0x6f, "bitcoin testnet"],
	[0xc4, "bitcoin testnet"],
	[0x41, "tron"],
]);

/** The first character and the length, for an address whose check digits do not fit. */
const forms: readonly (readonly [RegExp, AddressOrigin])[] = [
	[/^[13][1-9A-HJ-NP-Za-km-z]{24,33}$/u, "bitcoin"],
	[/^[mn2][1-9A-HJ-NP-Za-km-z]{24,33}$/u, "bitcoin testnet"],
	[/^T[1-9A-HJ-NP-Za-km-z]{33}$/u, "tron"],
];

const base58check = createBase58check(sha256);
/** A version byte and 20 bytes. */
const payloadLength = 21;

const readBase58 = (address: string): RecognisedAddress | undefined => {
	const payload = decodeBase58(address);
	const origin = payload?.length === payloadLength ? versions.get(Number(payload[0])) : undefined;
	if (origin) return { origin, checkDigits: "right" };
	const form = forms.find(([pattern]) => pattern.test(address));
	return form && { origin: form[1], checkDigits: "wrong" };
};

const decodeBase58 = (address: string): Uint8Array | undefined => {
	if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/u.test(address)) return undefined;
	try {
		return base58check.decode(address);
	} catch {
		return undefined;
	}
};
