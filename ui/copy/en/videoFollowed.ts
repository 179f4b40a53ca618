/** The adviser's pages stay French. D-75 */
export { videoFollowedMessages } from '../fr/videoFollowed';
