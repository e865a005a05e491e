/** ISO 4217 codes of fiat currencies, by the number of their decimals. */
const codes: Readonly<Record<number, string>> = {
	0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
	2:
		"AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNH CNY COP " +
		"CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD " +
		"KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK " +
		"NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS " +
		"TMT TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW",
	3: "BHD IQD JOD KWD LYD OMR TND",
};

const decimals: ReadonlyMap<string, number> = new Map(
	Object.entries(codes).flatMap(([digits, list]) => list.split(" ").map((code) => [code, Number(digits)])),
);

/**
 * How many decimals an amount in a currency may have: those of ISO 4217 for fiat currencies, `otherwise` for coins and unknown
 * codes (docs/assumptions.md, A-462).
 */
export const currencyDecimals = (code: string, otherwise: number): number =>
	decimals.get(code.trim().toUpperCase()) ?? otherwise;
