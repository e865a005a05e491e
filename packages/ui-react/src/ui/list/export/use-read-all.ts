import { useEffect, useEffectEvent } from "react";

interface FullList<Query> {
	readonly send: (event: { readonly type: "read"; readonly query: Query }) => void;
}

/** Reads all rows of `query` when the sheet opens. Must follow the `useActorRef` that starts `list`. */
export const useReadAll = <Query>(list: FullList<Query>, query: Query): void => {
	const read = useEffectEvent((reader: FullList<Query>) => reader.send({ type: "read", query }));
	useEffect(() => read(list), [list]);
};
