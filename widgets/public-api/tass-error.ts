/** Why a call was refused: `call` names it, `status` is the API's answer or 0, `message` says it in English. */
export class TassError extends Error {
  override readonly name = 'TassError';
  constructor(
    readonly call: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
