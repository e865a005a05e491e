import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useApp } from "../../state/app.ts";
import { readSaved } from "../../storage/saved.ts";

/** Whether the customer has open positions: until the orders are read, whether there were any at the last visit. */
export const useHasPositions = (): boolean => {
	const [wasHeld] = useState(() => readSaved().held !== undefined);
	return useSelector(useApp().orders, ({ context: { lastOrderId, holding } }) =>
		lastOrderId === undefined ? wasHeld : holding.length > 0,
	);
};
