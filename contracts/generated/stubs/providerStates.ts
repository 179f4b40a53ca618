// Generated from provider-states.json: copy it into your verification, and fill in each state.
export const stateHandlers = {
  /** The offer can be forecast; taken together, its contracts cost something else than each by itself. */
  async "a cart forecast combines prices"(params: { readonly workflow: 'individual' | 'joint' }): Promise<void> {
    throw new Error(`Not implemented: a cart forecast combines prices ${JSON.stringify(params)}`);
  },
  /** The offer for these answers can be forecast. */
  async "a cart forecast exists"(params: { readonly workflow: 'individual' | 'joint'; readonly youth: boolean; readonly cards: number }): Promise<void> {
    throw new Error(`Not implemented: a cart forecast exists ${JSON.stringify(params)}`);
  },
  /** The provider does not understand the parameters: a technical code, no functional one. */
  async "a cart forecast is taken for malformed"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: a cart forecast is taken for malformed ${JSON.stringify(params)}`);
  },
  /** The tax ids of this country have a known form. */
  async "a country has a fiscal format"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a country has a fiscal format ${JSON.stringify(params)}`);
  },
  /** The country is known, the form of its tax ids is not. */
  async "a country has no fiscal format"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a country has no fiscal format ${JSON.stringify(params)}`);
  },
  /** No country has this code. */
  async "a country is unknown"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a country is unknown ${JSON.stringify(params)}`);
  },
  /** The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. */
  async "a county has birth towns"(params: { readonly county: string }): Promise<void> {
    throw new Error(`Not implemented: a county has birth towns ${JSON.stringify(params)}`);
  },
  /** No town of this county is known. */
  async "a county has no birth town"(params: { readonly county: string }): Promise<void> {
    throw new Error(`Not implemented: a county has no birth town ${JSON.stringify(params)}`);
  },
  /** A file was created under this Idempotency-Key, with what is sent again, and this id was answered. */
  async "a creation was answered before"(params: { readonly key: string; readonly id: string; readonly workflow: 'individual' | 'joint' }): Promise<void> {
    throw new Error(`Not implemented: a creation was answered before ${JSON.stringify(params)}`);
  },
  /** The analysis of this person’s document stands so. */
  async "a document control has an outcome"(params: { readonly id: string; readonly docRank: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'OK' | 'KO'; readonly reason?: string; readonly comment?: string }): Promise<void> {
    throw new Error(`Not implemented: a document control has an outcome ${JSON.stringify(params)}`);
  },
  /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. */
  async "a file was handed over"(params: { readonly done: readonly string[] }): Promise<void> {
    throw new Error(`Not implemented: a file was handed over ${JSON.stringify(params)}`);
  },
  /** The subscription was ended; the account’s creation stands so. */
  async "a finalisation stands at"(params: { readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'created' | 'finalizeFurtherAnalysis' | 'finalizeRejected' | 'finalizeGeneric' }): Promise<void> {
    throw new Error(`Not implemented: a finalisation stands at ${JSON.stringify(params)}`);
  },
  /** The prospect connected has a video check with this outcome. */
  async "a liveness check has an outcome"(params: { readonly livenessId: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly validated: boolean; readonly count: number }): Promise<void> {
    throw new Error(`Not implemented: a liveness check has an outcome ${JSON.stringify(params)}`);
  },
  /** Nothing forbids a new file for these people. */
  async "a new prospect may subscribe"(params: { readonly workflow: 'individual' | 'joint' }): Promise<void> {
    throw new Error(`Not implemented: a new prospect may subscribe ${JSON.stringify(params)}`);
  },
  /** Outside production: a file can be resumed by this number. */
  async "a non-production identifier exists"(params: { readonly kind: 'client' | 'prospect'; readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: a non-production identifier exists ${JSON.stringify(params)}`);
  },
  /** A ceremony of the prospect connected is open; no code was sent yet. */
  async "a one-time code can be sent"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: a one-time code can be sent ${JSON.stringify(params)}`);
  },
  /** A code was sent less than a minute ago. */
  async "a one-time code was just sent"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: a one-time code was just sent ${JSON.stringify(params)}`);
  },
  /** The file of the prospect connected has this person, of whom everything is known, or what the creation asked. */
  async "a person exists"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly level: 'complete' | 'begun' }): Promise<void> {
    throw new Error(`Not implemented: a person exists ${JSON.stringify(params)}`);
  },
  /** The file of the prospect connected has nobody of this id. */
  async "a person is unknown"(params: { readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: a person is unknown ${JSON.stringify(params)}`);
  },
  /** What is saved of this person is refused with this code. */
  async "a person of the file cannot be accepted"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a person of the file cannot be accepted ${JSON.stringify(params)}`);
  },
  /** The file stands at the recap, every proof was accepted, and everything is known of this person. */
  async "a person stands at the recap"(params: { readonly id: string; readonly role: 'TIT' | 'COT' }): Promise<void> {
    throw new Error(`Not implemented: a person stands at the recap ${JSON.stringify(params)}`);
  },
  /** No town has this postal code. */
  async "a postal code has no town"(params: { readonly postCode: string }): Promise<void> {
    throw new Error(`Not implemented: a postal code has no town ${JSON.stringify(params)}`);
  },
  /** Towns have this postal code, a CEDEX office among them; other codes have other towns. */
  async "a postal code has towns"(params: { readonly postCode: string }): Promise<void> {
    throw new Error(`Not implemented: a postal code has towns ${JSON.stringify(params)}`);
  },
  /** A profession has this code. */
  async "a profession exists"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a profession exists ${JSON.stringify(params)}`);
  },
  /** This profession is exercised in several sectors. */
  async "a profession has business sectors"(params: { readonly category: string; readonly profession: string }): Promise<void> {
    throw new Error(`Not implemented: a profession has business sectors ${JSON.stringify(params)}`);
  },
  /** No sector is asked of people of this profession. */
  async "a profession has no business sector"(params: { readonly category: string; readonly profession: string }): Promise<void> {
    throw new Error(`Not implemented: a profession has no business sector ${JSON.stringify(params)}`);
  },
  /** This category has no such profession. */
  async "a profession is not of the category"(params: { readonly category: string; readonly profession: string }): Promise<void> {
    throw new Error(`Not implemented: a profession is not of the category ${JSON.stringify(params)}`);
  },
  /** No profession has this code. */
  async "a profession is unknown"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: a profession is unknown ${JSON.stringify(params)}`);
  },
  /** The provider does not know a list of this name. */
  async "a referential is unknown"(params: { readonly name: string }): Promise<void> {
    throw new Error(`Not implemented: a referential is unknown ${JSON.stringify(params)}`);
  },
  /** The bearer token is valid, the resource is somebody else’s. */
  async "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: a session has no right to the resource ${JSON.stringify(params)}`);
  },
  /** The ceremony of the person whose turn it is stands so; the video check has passed. */
  async "a signature session has a status"(params: { readonly id: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'OK' | 'KO' }): Promise<void> {
    throw new Error(`Not implemented: a signature session has a status ${JSON.stringify(params)}`);
  },
  /** The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). */
  async "a subscription has a type"(params: { readonly type: 'omc' | 'mdc' }): Promise<void> {
    throw new Error(`Not implemented: a subscription has a type ${JSON.stringify(params)}`);
  },
  /** The file has ended with this status. */
  async "a subscription has status"(params: { readonly status: string }): Promise<void> {
    throw new Error(`Not implemented: a subscription has status ${JSON.stringify(params)}`);
  },
  /** The prospect connected has a file at this task. */
  async "a subscription is at step"(params: { readonly step: string; readonly workflow: 'individual' | 'joint'; readonly isInitBo: '0' | '1' }): Promise<void> {
    throw new Error(`Not implemented: a subscription is at step ${JSON.stringify(params)}`);
  },
  /** The file stands at this task, and everything that the task asks for was given. */
  async "a task is done"(params: { readonly task: string; readonly workflow: 'individual' | 'joint'; readonly isInitBo: '0' | '1' }): Promise<void> {
    throw new Error(`Not implemented: a task is done ${JSON.stringify(params)}`);
  },
  /** The file stands at this task, and nothing of what the task asks for was given. */
  async "a task is not done"(params: { readonly task: string; readonly workflow: 'individual' | 'joint' }): Promise<void> {
    throw new Error(`Not implemented: a task is not done ${JSON.stringify(params)}`);
  },
  /** At least one agency is near this point. */
  async "agencies exist around a point"(params: { readonly latitude: number; readonly longitude: number; readonly open?: readonly string[] }): Promise<void> {
    throw new Error(`Not implemented: agencies exist around a point ${JSON.stringify(params)}`);
  },
  /** Somebody is known by this uuid, and no SMS was sent to them yet. */
  async "an SMS can be sent"(params: { readonly uuid: string }): Promise<void> {
    throw new Error(`Not implemented: an SMS can be sent ${JSON.stringify(params)}`);
  },
  /** An SMS was sent less than a minute ago. */
  async "an SMS was just sent"(params: { readonly uuid: string }): Promise<void> {
    throw new Error(`Not implemented: an SMS was just sent ${JSON.stringify(params)}`);
  },
  /** At least one place answers to this address. */
  async "an address can be located"(params: { readonly address: string }): Promise<void> {
    throw new Error(`Not implemented: an address can be located ${JSON.stringify(params)}`);
  },
  /** No place answers to this address. */
  async "an address cannot be located"(params: { readonly address: string }): Promise<void> {
    throw new Error(`Not implemented: an address cannot be located ${JSON.stringify(params)}`);
  },
  /** The session is that of an adviser, who leads no file yet; the captcha was not solved. */
  async "an adviser is connected"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: an adviser is connected ${JSON.stringify(params)}`);
  },
  /** The session is that of the adviser who leads this file; so many clients of the bank look like its holder. */
  async "an adviser leads a file"(params: { readonly task: string; readonly lookAlikes: 'none' | 'one' | 'several'; readonly alike?: string }): Promise<void> {
    throw new Error(`Not implemented: an adviser leads a file ${JSON.stringify(params)}`);
  },
  /** The agency is open to clients, and its advisers have hours of their own. */
  async "an agency exists"(params: { readonly id: string; readonly open: readonly string[]; readonly advisers: readonly string[] }): Promise<void> {
    throw new Error(`Not implemented: an agency exists ${JSON.stringify(params)}`);
  },
  /** No agency has this id. */
  async "an agency is unknown"(params: { readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: an agency is unknown ${JSON.stringify(params)}`);
  },
  /** The code can be exchanged once. */
  async "an authorization code is valid"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void> {
    throw new Error(`Not implemented: an authorization code is valid ${JSON.stringify(params)}`);
  },
  /** The code was exchanged before. */
  async "an authorization code was already used"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void> {
    throw new Error(`Not implemented: an authorization code was already used ${JSON.stringify(params)}`);
  },
  /** No document of this rank was sent to the exchange yet. */
  async "an exchange awaits documents"(params: { readonly idEne: string; readonly docRank: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange awaits documents ${JSON.stringify(params)}`);
  },
  /** This document was sent and said to be whole. */
  async "an exchange has a complete document"(params: { readonly idEne: string; readonly docRank: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange has a complete document ${JSON.stringify(params)}`);
  },
  /** The file stands at the signature of this person; it has documents to read before and documents to sign. */
  async "an exchange has documents to sign"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly origin?: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange has documents to sign ${JSON.stringify(params)}`);
  },
  /** The pages of this document were sent; it was not said to be whole. */
  async "an exchange has its pages"(params: { readonly idEne: string; readonly docRank: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange has its pages ${JSON.stringify(params)}`);
  },
  /** The exchange is the prospect’s, its file does not stand at a signature. */
  async "an exchange has nothing to sign"(params: { readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange has nothing to sign ${JSON.stringify(params)}`);
  },
  /** The prospect connected has no exchange of this id. */
  async "an exchange is unknown"(params: { readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange is unknown ${JSON.stringify(params)}`);
  },
  /** The exchange takes no document of this rank, whatever it is. */
  async "an exchange refuses documents"(params: { readonly idEne: string; readonly docRank: string }): Promise<void> {
    throw new Error(`Not implemented: an exchange refuses documents ${JSON.stringify(params)}`);
  },
  /** A document is too large for the exchange where it weighs more than this. */
  async "an exchange takes small documents alone"(params: { readonly idEne: string; readonly docRank: string; readonly bytes: number }): Promise<void> {
    throw new Error(`Not implemented: an exchange takes small documents alone ${JSON.stringify(params)}`);
  },
  /** Outside production: nobody has this number. */
  async "an identifier is unknown"(params: { readonly kind: 'client' | 'prospect'; readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: an identifier is unknown ${JSON.stringify(params)}`);
  },
  /** The reference file answers 404 to a query. */
  async "module hashes are absent with a query"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void> {
    throw new Error(`Not implemented: module hashes are absent with a query ${JSON.stringify(params)}`);
  },
  /** The reference file names these modules. */
  async "module hashes are published"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void> {
    throw new Error(`Not implemented: module hashes are published ${JSON.stringify(params)}`);
  },
  /** No agency is near this point. */
  async "no agency exists around a point"(params: { readonly latitude: number; readonly longitude: number }): Promise<void> {
    throw new Error(`Not implemented: no agency exists around a point ${JSON.stringify(params)}`);
  },
  /** The offer is refused with this code. */
  async "no cart can be forecast"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: no cart can be forecast ${JSON.stringify(params)}`);
  },
  /** The prospect connected has no ceremony for which a code could be sent. */
  async "no ceremony is open"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: no ceremony is open ${JSON.stringify(params)}`);
  },
  /** The file of this person has no document of this rank. */
  async "no document was sent"(params: { readonly id: string; readonly docRank: string }): Promise<void> {
    throw new Error(`Not implemented: no document was sent ${JSON.stringify(params)}`);
  },
  /** The prospect connected has no file. */
  async "no subscription exists"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: no subscription exists ${JSON.stringify(params)}`);
  },
  /** No bearer token is valid. */
  async "no valid session"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: no valid session ${JSON.stringify(params)}`);
  },
  /** No subscription has this uuid. */
  async "nobody is known by the uuid"(params: { readonly uuid: string }): Promise<void> {
    throw new Error(`Not implemented: nobody is known by the uuid ${JSON.stringify(params)}`);
  },
  /** As many SMS were sent as may be. */
  async "the SMS limit is reached"(params: { readonly uuid: string }): Promise<void> {
    throw new Error(`Not implemented: the SMS limit is reached ${JSON.stringify(params)}`);
  },
  /** No captcha answer is accepted. */
  async "the captcha is refused"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: the captcha is refused ${JSON.stringify(params)}`);
  },
  /** The cart of the prospect connected is refused with this code. */
  async "the cart cannot be given"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: the cart cannot be given ${JSON.stringify(params)}`);
  },
  /** The co-holder of the joint file has signed, or has not yet. */
  async "the co-holder has finished"(params: { readonly id: string; readonly finished: boolean }): Promise<void> {
    throw new Error(`Not implemented: the co-holder has finished ${JSON.stringify(params)}`);
  },
  /** Everything is signed; asked to end the subscription, the bank decides so. */
  async "the final decision is"(params: { readonly decision: string }): Promise<void> {
    throw new Error(`Not implemented: the final decision is ${JSON.stringify(params)}`);
  },
  /** The holder has signed, and the bank does not accept the signature. */
  async "the holder signature is refused"(params: { readonly id: string }): Promise<void> {
    throw new Error(`Not implemented: the holder signature is refused ${JSON.stringify(params)}`);
  },
  /** Every proof of the file was validated but the holder’s income, never sent. */
  async "the income proof is missing"(params: { readonly idEne: string }): Promise<void> {
    throw new Error(`Not implemented: the income proof is missing ${JSON.stringify(params)}`);
  },
  /** The prospect connected may begin no other video check, and the last one says so. */
  async "the liveness attempts are exhausted"(params: { readonly livenessId: string; readonly count: number }): Promise<void> {
    throw new Error(`Not implemented: the liveness attempts are exhausted ${JSON.stringify(params)}`);
  },
  /** An open file has this mobile. */
  async "the mobile is already used"(params: { readonly mobile: string }): Promise<void> {
    throw new Error(`Not implemented: the mobile is already used ${JSON.stringify(params)}`);
  },
  /** This person of the file has signed. */
  async "the participant has already signed"(params: { readonly id: string; readonly role: 'TIT' | 'COT' }): Promise<void> {
    throw new Error(`Not implemented: the participant has already signed ${JSON.stringify(params)}`);
  },
  /** The bank refuses the people with this code. */
  async "the prospect cannot be accepted"(params: { readonly code: string }): Promise<void> {
    throw new Error(`Not implemented: the prospect cannot be accepted ${JSON.stringify(params)}`);
  },
  /** The prospect connected has a cart with this selection. */
  async "the prospect has a cart"(params: { readonly selected: readonly string[]; readonly workflow?: 'individual' | 'joint'; readonly birthdate?: string; readonly dematerialization?: '0' | '1'; readonly deliveryChoiceDone?: '0' | '1'; readonly combined?: boolean }): Promise<void> {
    throw new Error(`Not implemented: the prospect has a cart ${JSON.stringify(params)}`);
  },
  /** The prospect connected has a file, and no cart. */
  async "the prospect has no cart"(params: Readonly<Record<string, never>>): Promise<void> {
    throw new Error(`Not implemented: the prospect has no cart ${JSON.stringify(params)}`);
  },
  /** What the bank knows of the person connected. */
  async "the prospect's details are"(params: { readonly level: 'complete' | 'minimal' | 'none' }): Promise<void> {
    throw new Error(`Not implemented: the prospect's details are ${JSON.stringify(params)}`);
  },
  /** This list of the referential is known. */
  async "the referential has entries"(params: { readonly name: string; readonly entry?: string }): Promise<void> {
    throw new Error(`Not implemented: the referential has entries ${JSON.stringify(params)}`);
  },
  /** The prospect connected has these proofs. */
  async "the subscription has documents"(params: { readonly workflow: 'individual' | 'joint'; readonly docs: Readonly<Record<string, unknown>> }): Promise<void> {
    throw new Error(`Not implemented: the subscription has documents ${JSON.stringify(params)}`);
  },
};
