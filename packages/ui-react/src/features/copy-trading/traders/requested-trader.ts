import { type UserId, userId } from "@tradewind/domain/copy-trading";
import { useSearchParams } from "react-router-dom";

/** The trader in the address; `undefined` if it is missing or invalid. */
export const useRequestedTrader = (): UserId | undefined => {
	const [query] = useSearchParams();
	const text = query.get("id") ?? "";
	return /^[1-9]\d{0,14}$/.test(text) ? userId(Number(text)) : undefined;
};
