/** A blockchain whose addresses the app can check. Networks that share the form of Ethereum's addresses count as it. */
export type Network = "bitcoin" | "ethereum" | "tron";

/** What an address looks like, including addresses of test networks, to which nothing can be paid out. */
export type AddressOrigin = Network | "bitcoin testnet";

const networks: ReadonlyMap<string, Network> = new Map([
	["BITCOIN", "bitcoin"],
	["BTC", "bitcoin"],
	["SEGWIT", "bitcoin"],
	["BTCSEGWIT", "bitcoin"],
	["OMNI", "bitcoin"],
	["ERC20", "ethereum"],
	["ETHEREUM", "ethereum"],
	["ETH", "ethereum"],
	["BEP20", "ethereum"],
	["BSC", "ethereum"],
	["BNBSMARTCHAIN", "ethereum"],
	["POLYGON", "ethereum"],
	["MATIC", "ethereum"],
	["ARBITRUM", "ethereum"],
	["OPTIMISM", "ethereum"],
	["TRC20", "tron"],
	["TRON", "tron"],
	["TRX", "tron"],
]);

/**
 * The network of a withdrawal currency: its protocol decides, and without one its code. `undefined` for a network that the
 * app does not know (docs/assumptions.md, A-88).
 */
export const networkOf = (currency: {
	readonly code: string;
	readonly protocol: string;
}): Network | undefined => {
	const name = currency.protocol.trim() === "" ? currency.code : currency.protocol;
	return networks.get(name.toUpperCase().replace(/[^A-Z0-9]/gu, ""));
};
