import { decimal, type Price, price } from "@tradewind/domain/money";

/** A currency of payments: of deposits, withdrawals and repayments. */
export interface PaymentCurrency {
	readonly id: number;
	readonly code: string;
	/** The network of a coin; empty for money at a bank. */
	readonly protocol: string;
	/** Dollars per unit. */
	readonly usdPrice: string;
	/** Where the company receives the coin; empty for money at a bank. */
	readonly address: string;
}

const coin = (
	id: number,
	code: string,
	protocol: string,
	usdPrice: string,
	address: string,
): PaymentCurrency => ({
	id,
	code,
	protocol,
	usdPrice,
	address,
});

export const coins: readonly PaymentCurrency[] = [
	coin(1, "USDT", "TRC20", "1", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
	coin(2, "USDT", "ERC20", "1", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
	coin(3, "BTC", "Bitcoin", "96500", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"),
	coin(4, "ETH", "ERC20", "3400", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"),
];

/** Money at banks. */
export const bankCurrencies: readonly PaymentCurrency[] = [
	coin(11, "USD", "", "1", ""),
	coin(12, "EUR", "", "1.08", ""),
	coin(13, "HKD", "", "0.128", ""),
];

/** The price of the accounts' currency in dollars: that of the payment currency with its code, else it counts as dollars. */
export const usdPriceOf = (code: string | null | undefined): Price =>
	price(decimal([...bankCurrencies, ...coins].find((one) => one.code === code)?.usdPrice ?? "1"));
