export default {
  faceDown: "Card, face down",
};
