import type { ContractOrder, SignedIn } from "@tradewind/domain";
import { useCallback, useState } from "react";
import { useSession } from "../../../shell/use-session.ts";

/** The order whose sheet is open; never one that somebody else opened before. */
export const useOpenedOrder = () => {
	const { signedIn } = useSession();
	const [opened, setOpened] = useState<{
		readonly order: ContractOrder;
		readonly by: SignedIn | undefined;
	}>();
	const open = useCallback((order: ContractOrder) => setOpened({ order, by: signedIn }), [signedIn]);
	return {
		order: opened?.by === signedIn ? opened?.order : undefined,
		open,
		onClose: () => setOpened(undefined),
	};
};
