"""
Distils the Universal Sentence Encoder lite into a small encoder. The large encoder has two transformer
layers, in which every token attends to all others. The small one is a convolution over a token and its
two neighbours, so that the server only looks up three rows of numbers per token.

Run by `npm run guide:train -- encoder` with a folder that contains the weights of the large encoder
(`<name>.f32` and `shapes.json`) and `texts.json`: the tokenized texts of members and pages, and which
tokens begin a word. Writes the weights of the small encoder to the same folder. Needs PyTorch
(Debian 12: `apt install python3-torch`).
"""
import json
import math
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

FOLDER = sys.argv[1]
UNITS = 512
HIDDEN = 384
SYNTHETIC_TEXTS = 200_000
EPOCHS = 5
BATCH_SIZE = 256
LEARNING_RATE = 2e-3
MAX_TOKENS = 60

torch.manual_seed(1)
random.seed(1)
shapes = json.load(open(f"{FOLDER}/shapes.json"))
data = json.load(open(f"{FOLDER}/texts.json"))


def tensor(name):
    values = np.fromfile(f"{FOLDER}/{name}.f32", "<f4").reshape(shapes[name])
    return torch.from_numpy(values).squeeze()


class Teacher:
    """Two transformer layers, mean pooling, one dense layer, normalization."""

    def __init__(self):
        self.w = {name: tensor(name) for name in shapes}
        waves = torch.arange(128).float()[:, None] * self.w["slow"][None]
        self.timing = torch.cat([torch.sin(waves), torch.cos(waves)], 1)

    def dense(self, x, name):
        return x @ self.w[f"{name}_k"] + self.w[f"{name}_b"]

    def norm(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.w[f"{name}_s"], self.w[f"{name}_b"], 1e-6)

    def attend(self, x, layer, padding):
        width = x.shape[-1]
        heads = self.dense(x, f"qkv{layer}").split(width, -1)
        query, key, value = (h.unflatten(-1, (4, width // 4)).transpose(1, 2) for h in heads)
        attention = query @ key.transpose(-1, -2) / math.sqrt(width // 4)
        attention = attention.masked_fill(padding[:, None, None], -1e9).softmax(-1)
        return self.dense((attention @ value).transpose(1, 2).flatten(2), f"output{layer}")

    def inner(self, x, layer):
        return self.dense(F.relu(self.dense(self.norm(x, f"inner{layer}"), f"conv1{layer}")), f"conv2{layer}")

    def __call__(self, ids, padding):
        x = 2 * F.embedding(ids, self.w["emb"]) + self.timing[: ids.shape[1]]
        x = self.dense(x, "adjust") + self.attend(self.norm(x, "norm0"), 0, padding)
        x = x + self.inner(x, 0)
        x = x + self.attend(self.norm(x, "norm1"), 1, padding)
        x = x + self.inner(x, 1)
        mask = (~padding).float()[:, :, None]
        x = (x * mask).sum(1) / mask.sum(1)
        return F.normalize(torch.tanh(self.dense(x, "last")), dim=-1)


class Student(torch.nn.Module):
    """Convolution over three tokens, sum and max pooling, then two dense layers."""

    def __init__(self, pieces):
        super().__init__()
        count, width = pieces.shape
        number = lambda *shape, spread=0.0: torch.nn.Parameter(torch.randn(*shape) * spread)
        self.pieces = torch.nn.Parameter(2 * pieces)
        self.ways = number(width, 3 * UNITS, spread=0.05)
        self.own = number(count, UNITS)
        self.bias = number(UNITS)
        self.hidden = number(2 * UNITS, HIDDEN, spread=0.03)
        self.hidden_bias = number(HIDDEN)
        self.last = number(HIDDEN, 512, spread=0.05)
        self.last_bias = number(512)

    def tables(self, ids):
        before, itself, after = (F.embedding(ids, self.pieces) @ self.ways).split(UNITS, -1)
        return before, itself + F.embedding(ids, self.own) + self.bias, after

    def forward(self, ids, padding):
        mask = (~padding).float()[:, :, None]
        before, itself, after = self.tables(ids)
        before, after = before * mask, after * mask
        zeros = torch.zeros_like(before[:, :1])
        convolved = itself + torch.cat([zeros, before[:, :-1]], 1) + torch.cat([after[:, 1:], zeros], 1)
        convolved = F.relu(convolved) * mask
        pooled = torch.cat([convolved.sum(1) / mask.sum(1).sqrt(), convolved.amax(1)], -1)
        hidden = F.relu(pooled @ self.hidden + self.hidden_bias)
        return F.normalize(torch.tanh(hidden @ self.last + self.last_bias), dim=-1)


def to_batch(texts):
    longest = max(len(text) for text in texts)
    ids = torch.zeros(len(texts), longest, dtype=torch.long)
    padding = torch.ones(len(texts), longest, dtype=torch.bool)
    for row, text in enumerate(texts):
        ids[row, : len(text)] = torch.tensor(text)
        padding[row, : len(text)] = False
    return ids, padding


def batches(texts):
    """Shuffled batches of texts with similar length, to keep the padding short."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]) + 4 * random.random())
    found = [order[i : i + BATCH_SIZE] for i in range(0, len(order), BATCH_SIZE)]
    random.shuffle(found)
    return found


def embed_all(encoder, texts):
    embeddings = torch.zeros(len(texts), 512)
    with torch.no_grad():
        for rows in batches(texts):
            embeddings[rows] = encoder(*to_batch([texts[row] for row in rows]))
    return embeddings


def split_words(text):
    words = []
    for piece in text:
        if not words or data["begins"][piece]:
            words.append([])
        words[-1].append(piece)
    return words


def generate_text(questions, sentences, words):
    """Generates a synthetic text: the large encoder can label any text."""
    text = random.choice(questions if random.random() < 0.85 else sentences)
    choice = random.random()
    if choice < 0.4:
        kept = [word for word in text if random.random() > 0.12]
        words_of_text = [random.choice(words) if random.random() < 0.11 else word for word in kept]
    elif choice < 0.75:
        other = random.choice(questions)
        words_of_text = text[: random.randint(0, len(text))][:14] + other[random.randint(0, len(other)) :][:14]
    elif choice < 0.9:
        begin = random.randrange(len(text))
        words_of_text = text[begin : begin + random.randint(2, 12)]
    else:
        words_of_text = list(text)
        for _ in range(3):
            at = random.randrange(len(words_of_text))
            words_of_text[at : at + 2] = reversed(words_of_text[at : at + 2])
    return [piece for word in words_of_text for piece in word][:MAX_TOKENS]


questions = [text[:MAX_TOKENS] for text in data["questions"] if len(text) > 1]
sentences = [text[:MAX_TOKENS] for text in data["sentences"] if len(text) > 1]
held_out = questions[::40]
questions = [text for index, text in enumerate(questions) if index % 40]
split_questions, split_sentences = ([split_words(text) for text in kind] for kind in (questions, sentences))
some_words = [word for text in split_questions for word in text]
texts = questions + sentences
while len(texts) < len(questions) + len(sentences) + SYNTHETIC_TEXTS:
    text = generate_text(split_questions, split_sentences, some_words)
    if len(text) > 1:
        texts.append(text)

started = time.time()
log = lambda what: print(f"{time.time() - started:5.0f} s  {what}", flush=True)
teacher = Teacher()
targets, held_out_targets = embed_all(teacher, texts), embed_all(teacher, held_out)
log(f"embedded {len(texts)} texts with the large encoder")
# All questions are similar, so the loss also compares embeddings after subtracting their mean.
mean = targets[: len(questions)].mean(0)
similarity = lambda a, b: F.cosine_similarity(a, b).mean() + F.cosine_similarity(a - mean, b - mean).mean()

student = Student(teacher.w["emb"])
adam = torch.optim.Adam(student.parameters(), lr=LEARNING_RATE)
training_texts = texts + questions
training_targets = torch.cat([targets, targets[: len(questions)]])
steps, step = EPOCHS * math.ceil(len(training_texts) / BATCH_SIZE), 0
for epoch in range(EPOCHS):
    for rows in batches(training_texts):
        adam.param_groups[0]["lr"] = LEARNING_RATE * min(1, (step + 1) / 100) * (1 - step / steps)
        loss = 2 - similarity(student(*to_batch([training_texts[row] for row in rows])), training_targets[rows])
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(student.parameters(), 1.0)
        adam.step()
        step += 1
        if step % 200 == 0:
            log(f"step {step} of {steps}, {loss.item():.3f}")
    log(f"epoch {epoch + 1}: similarity on held-out questions {similarity(embed_all(student, held_out), held_out_targets).item() / 2:.3f}")

with torch.no_grad():
    parts = dict(zip(["before", "itself", "after"], student.tables(torch.arange(len(teacher.w["emb"])))))
    parts |= {"hidden": student.hidden.T, "hidden_bias": student.hidden_bias}
    parts |= {"last": student.last.T, "last_bias": student.last_bias}
for name, values in parts.items():
    values.detach().contiguous().numpy().astype("<f4").tofile(f"{FOLDER}/student-{name}.f32")
