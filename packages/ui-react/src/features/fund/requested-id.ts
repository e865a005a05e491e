import { useSearchParams } from "react-router-dom";

/** The id in the address; `undefined` if it is missing or invalid. */
export const useFundAddress = (): number | undefined => {
	const [query] = useSearchParams();
	const text = query.get("id") ?? "";
	return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};
