import type { ContractOrder } from "@tradewind/domain";
import { useState } from "react";

/** The order whose sheet is open. */
export const useOpenedOrder = () => {
	const [order, open] = useState<ContractOrder>();
	return { order, open, onClose: () => open(undefined) };
};
