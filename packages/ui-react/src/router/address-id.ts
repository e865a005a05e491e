import { useLocation, useSearchParams } from "react-router-dom";
import { routeOf } from "../routes.ts";

/** The id in a query; `undefined` if it is missing or invalid. */
export const idIn = (query: URLSearchParams, parameter: "id" | "loan_id"): number | undefined => {
	const text = query.get(parameter) ?? "";
	return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** The id in the address, in the parameter that the route table names. */
export const useAddressId = (): number | undefined => {
	const { pathname } = useLocation();
	const [query] = useSearchParams();
	const parameter = routeOf(pathname)?.id;
	return parameter && idIn(query, parameter);
};
