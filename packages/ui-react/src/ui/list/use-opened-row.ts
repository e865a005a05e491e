import type { SignedIn } from "@tradewind/domain/session";
import { useCallback, useState } from "react";
import { useSession } from "../../state/use-session.ts";

interface Opened<Row> {
	readonly row: Row;
	readonly by: SignedIn | undefined;
}

/** The row of a list whose sheet is open; never a row that another customer has opened. */
export const useOpenedRow = <Row>() => {
	const { signedIn } = useSession();
	const [opened, setOpened] = useState<Opened<Row>>();
	const open = useCallback((row: Row) => setOpened({ row, by: signedIn }), [signedIn]);
	return {
		row: opened?.by === signedIn ? opened?.row : undefined,
		open,
		onClose: () => setOpened(undefined),
	};
};
